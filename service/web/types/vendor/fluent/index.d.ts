/** What the page uses of @fluent/bundle. */
export class FluentNumber {
  constructor(value: number, options?: Intl.NumberFormatOptions & Intl.PluralRulesOptions);
}
export class FluentResource {
  constructor(source: string);
  body: { id: string; attributes: Record<string, Pattern> }[];
}
export class FluentBundle {
  constructor(
    locale: string,
    options: {
      useIsolating: boolean;
      functions: Record<
        string,
        (values: (FluentNumber | string)[], options: Record<string, string>) => FluentNumber | string
      >;
    },
  );
  addResource(resource: FluentResource): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: Pattern | null; attributes: Record<string, Pattern> } | undefined;
  formatPattern(pattern: Pattern, values: Record<string, FluentNumber | string> | undefined, errors: Error[]): string;
}
interface Pattern {
  readonly pattern: unique symbol;
}
