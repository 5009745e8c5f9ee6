/** What the page uses of htm. */
declare const htm: {
  bind<V>(
    h: (type: string, props: Record<string, unknown> | null, ...children: unknown[]) => V,
  ): (strings: TemplateStringsArray, ...values: unknown[]) => V | V[];
};
export default htm;
