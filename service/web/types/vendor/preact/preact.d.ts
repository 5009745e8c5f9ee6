/** What the page uses of Preact. */
export function h(type: string, props: Record<string, unknown> | null, ...children: unknown[]): Cairn.VNode;
export function render(content: Cairn.Content, parent: Element): void;
