/** What the page uses of Preact. */
export function h(type: string, props: Record<string, unknown> | null, ...children: unknown[]): Cairn.VNode;
export function render(content: Cairn.Content, parent: Element): void;
/** It is asked to look at each element that is made of a template. */
export const options: { vnode?: (node: { type: unknown; props: Record<string, unknown> }) => void };
