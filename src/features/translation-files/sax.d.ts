/** The parts of `sax`, an XML parser without types, that are used. */
declare module "sax" {
  type Tag = { name: string; attributes: Record<string, string> };
  type Parser = {
    line: number;
    error: Error | null;
    ontext(text: string): void;
    oncdata(text: string): void;
    onattribute(attribute: { name: string; value: string }): void;
    onopentag(tag: Tag): void;
    onclosetag(name: string): void;
    ondoctype(text: string): void;
    onerror(error: Error): void;
    write(chunk: string): Parser;
    close(): Parser;
  };
  const sax: { parser(strict: true, options: { position: true; strictEntities: true }): Parser };
  export default sax;
}
