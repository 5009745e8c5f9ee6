// Play a whole game of each ruleset against an AI, through the client that openapi-generator made.
package main

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"

	"cairn"
)

// position is what the games of all rulesets have in common.
type position interface {
	GetId() string
	GetStatus() cairn.Status
	GetVersion() int32
	GetToAct() []cairn.WaitedForSeat
	GetOutcome() cairn.Outcome
}

// nonce returns unpredictable hex digits: the contribution of a player to a game's chance.
func nonce() string {
	raw := make([]byte, 16)
	if _, err := rand.Read(raw); err != nil {
		log.Fatal(err)
	}
	return hex.EncodeToString(raw)
}

// seats returns a human's seat and as many of AIs as the game needs.
func seats(ais int) []cairn.SeatRequest {
	ann := cairn.NewGuestSeatRequest("human", "Ann")
	ann.SetNonce(nonce())
	found := []cairn.SeatRequest{cairn.GuestSeatRequestAsSeatRequest(ann)}
	for range ais {
		found = append(found, cairn.AiSeatRequestAsSeatRequest(cairn.NewAiSeatRequest("ai", "easy")))
	}
	return found
}

func requests() []cairn.OpenGameRequest {
	first, tactics := cairn.NewSchottenTottenOptionsRequest(), true
	first.Tactics = &tactics
	schotten := cairn.NewSchottenTottenOpenGameRequest("schotten_totten", seats(1))
	schotten.Options = first
	return []cairn.OpenGameRequest{
		cairn.SchottenTottenOpenGameRequestAsOpenGameRequest(schotten),
		cairn.HighlandClansOpenGameRequestAsOpenGameRequest(cairn.NewHighlandClansOpenGameRequest("highland_clans", seats(2))),
		cairn.GlenMoreOpenGameRequestAsOpenGameRequest(cairn.NewGlenMoreOpenGameRequest("glen_more", seats(1))),
	}
}

func play(client *cairn.APIClient, request cairn.OpenGameRequest) (position, error) {
	opened, _, err := client.GamesAPI.OpenGame(context.Background()).OpenGameRequest(request).Execute()
	if err != nil {
		return nil, err
	}
	game := opened.GetActualInstance().(interface {
		position
		GetTokens() []cairn.Token
	})
	me := context.WithValue(context.Background(), cairn.ContextAccessToken, game.GetTokens()[0].Token)
	now := position(game)
	for now.GetStatus() != "finished" {
		legal, _, err := client.MovesAPI.ListLegalMoves(me, game.GetId()).Execute()
		if err != nil {
			return nil, err
		}
		if moves := legal.Moves; len(moves) > 0 {
			chosen := moves[int(legal.Version)*7%len(moves)]
			made := client.MovesAPI.MakeMoves(me, game.GetId()).MovesRequest(*cairn.NewMovesRequest([]cairn.Move{chosen}))
			if _, _, err = made.IfMatch(fmt.Sprintf("\"%d\"", legal.Version)).Execute(); err != nil {
				return nil, err
			}
		}
		next, _, err := client.GamesAPI.GetGame(me, game.GetId()).Wait(10).After(legal.Version).Execute()
		if err != nil {
			return nil, err
		}
		now = next.GetActualInstance().(position)
	}
	return now, nil
}

func main() {
	settings := cairn.NewConfiguration()
	settings.Servers = cairn.ServerConfigurations{{URL: os.Args[1]}}
	settings.HTTPClient = &http.Client{Timeout: time.Minute}
	client := cairn.NewAPIClient(settings)
	for _, request := range requests() {
		ended, err := play(client, request)
		if err != nil {
			log.Fatal(err)
		}
		outcome := ended.GetOutcome()
		fmt.Println(ended.GetId(), ended.GetVersion(), outcome.Reason, outcome.Winners)
	}
}
