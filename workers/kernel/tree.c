/* A tree of what follows candidates, as `workers/search/tree.py` says it. */

#include "game.h"

#ifdef TREES

#include <math.h>
#include <stdlib.h>

static const double EXPLORATION = 0.1;

/* A move, its parent, its first child, and its next sibling, by number; NOWHERE is none. */
typedef struct {
    Move move, usual;
    bool knows_usual;
    int parent, child, sibling, visits;
    double sums[MOST_SEATS];
} Node;

struct Tree { Node *nodes; int count, room, width; };
enum { NOWHERE = -1, ROOT };

static int add_node(Tree *tree, int parent, Move move) {
    if (tree->count == tree->room) {
        int room = tree->room ? 2 * tree->room : 256;
        Node *nodes = realloc(tree->nodes, (size_t)room * sizeof(Node));
        if (!nodes) return NOWHERE;
        tree->nodes = nodes;
        tree->room = room;
    }
    int node = tree->count++, sibling = parent == NOWHERE ? NOWHERE : tree->nodes[parent].child;
    tree->nodes[node] = (Node){.move = move, .parent = parent, .child = NOWHERE, .sibling = sibling};
    if (parent != NOWHERE) tree->nodes[parent].child = node;
    return node;
}

static int find_child(const Tree *tree, int node, Move move) {
    int child = tree->nodes[node].child;
    while (child != NOWHERE && tree->nodes[child].move != move) child = tree->nodes[child].sibling;
    return child;
}

static int child_of(Tree *tree, int node, Move move) {
    int child = find_child(tree, node, move);
    return child == NOWHERE ? add_node(tree, node, move) : child;
}

Tree *new_tree(int width) {
    Tree *tree = calloc(1, sizeof(Tree));
    if (!tree) return NULL;
    tree->width = width;
    if (add_node(tree, NOWHERE, 0) == ROOT) return tree;
    free_tree(tree);
    return NULL;
}

void free_tree(Tree *tree) {
    free(tree->nodes);
    free(tree);
}

static void put_first(Moves *moves, Move move) {
    int at = 0;
    while (at < moves->count && moves->moves[at] != move) at++;
    if (at == moves->count) return;
    for (; at > 0; at--) moves->moves[at] = moves->moves[at - 1];
    moves->moves[0] = move;
}

static Move choose(const Tree *tree, int number, const Moves *moves, int seat) {
    const Node *node = &tree->nodes[number];
    int count = moves->count < tree->width ? moves->count : tree->width, visits = 1, best = 0;
    double ranks = 0.0, most = 0.0, mean = node->sums[seat] / node->visits;
    const Node *children[MOST_MOVES];
    for (int i = 0; i < count; i++) {
        int child = find_child(tree, number, moves->moves[i]);
        children[i] = child == NOWHERE ? NULL : &tree->nodes[child];
        if (children[i]) visits += children[i]->visits;
        ranks += 1.0 / (i + 1);
    }
    for (int i = 0; i < count; i++) {
        int seen = children[i] ? children[i]->visits : 0;
        double value = seen ? children[i]->sums[seat] / seen : mean;
        double score = value + EXPLORATION / (i + 1) / ranks * sqrt(visits) / (1 + seen);
        if (i && score <= most) continue;
        best = i;
        most = score;
    }
    return moves->moves[best];
}

bool play_in_tree(Tree *tree, int training, State *state, Move candidate, int began, Chance *chance, int turns,
                  Played *played) {
    int node = child_of(tree, ROOT, candidate), turn = began, seat;
    if (node == NOWHERE) return false;
    bool inside = tree->nodes[node].visits > 0;
    played->steps = 0;
    while ((seat = to_act(state)) != NO_SEAT && !chance->failed) {
        if (turn_of(state) != turn) {
            turn = turn_of(state);
            if (!inside && --turns < 0) break;
        }
        Moves moves = {.count = 0};
        Move move;
        if (inside) legal_moves(state, seat, &moves);
        if (moves.count) rank(state, seat, &moves);
        if (moves.count > 1) {
            if (!tree->nodes[node].knows_usual) {
                tree->nodes[node].usual = choose_quickly(training, state, seat, chance);
                tree->nodes[node].knows_usual = true;
            }
            put_first(&moves, tree->nodes[node].usual);
            move = choose(tree, node, &moves, seat);
            node = child_of(tree, node, move);
            if (node == NOWHERE) return false;
            inside = tree->nodes[node].visits > 0;
        } else
            move = moves.count ? moves.moves[0] : choose_quickly(training, state, seat, chance);
        follow(state, seat, move, chance);
        played->steps++;
    }
    if (chance->failed) return true;
    judge_end(training, state, played->shares);
    for (; node != NOWHERE; node = tree->nodes[node].parent) {
        tree->nodes[node].visits++;
        for (int each = 0; each < seats_of(state); each++) tree->nodes[node].sums[each] += played->shares[each];
    }
    return true;
}

#endif
