declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2";
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number | { min?: number; max?: number }>>;
  }
  export default function subsetFont(font: Buffer, letters: string, options?: Options): Promise<Buffer>;
}
