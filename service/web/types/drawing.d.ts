/** What the page is drawn with (see `page/html.js`), and what a screen is. */
declare namespace Cairn {
  /** What html`<p>…</p>` returns. Nobody looks into it. */
  type Template = VNode | VNode[];

  /** An element as Preact keeps it. */
  interface VNode {
    readonly type: unknown;
    readonly props: unknown;
    readonly key: unknown;
  }

  /** Texts by the names that the service has for things. */
  type Words = Record<string, string>;

  /** What may stand in a template: others, texts, lists of all that. Nothing is seen of null, undefined and booleans. */
  type Content = Template | string | number | boolean | null | undefined | readonly Content[];

  /** The attributes of an element. Those whose names begin with "on" listen; one that is null is left out. */
  type Attributes = Record<string, unknown>;

  /** What is called with an element when it is drawn, and with null when it is gone. */
  type Ref<E extends Element = HTMLElement> = (element: E | null) => void;

  /** Returns what explains something when the reader wants it explained (see `popover.js`). */
  type Explain = () => Content | Promise<Content>;

  /** The event of a field: `target` is what somebody typed into, or chose from. */
  type FieldEvent<E extends HTMLElement = HTMLInputElement> = Event & { readonly target: E };

  /** A dialog that is open. `redraw` draws its content again. */
  interface Dialog {
    close: () => void;
    redraw: () => void;
    element: HTMLDialogElement;
  }

  /**
   * Shows a screen in the page's main part. `part` is what the address has in the place of a part that varies, such as a
   * game's id; `query` are its parameters.
   */
  type Screen = (main: HTMLElement, part: string, query: URLSearchParams) => ShownScreen | undefined;

  /** A screen that is shown. `goTo` is called when only the parameters of its address change; else it is shown anew. */
  interface ShownScreen {
    leave: () => void;
    goTo?: ((query: URLSearchParams) => unknown) | null;
  }
}
