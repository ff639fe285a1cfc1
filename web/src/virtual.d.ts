/** The messages in pieces, by "language/piece", as the folder web/vite makes them. */
declare module "virtual:catalogues" {
  const pieces: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default pieces;
}
