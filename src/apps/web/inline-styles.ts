import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Hashes of the style elements that our libraries insert, as `style-src` names them. */
const INLINE_STYLES_FILE = 'inline-styles.json';

const STYLE_ELEMENT = /<style[^>]*>([^]*?)<\/style>/g;
const INSERTED_CSS = /^__insertCSS\((".*")\);?$/m;

const readModule = (name: string): string => readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8');
const stylesIn = (markup: string): string[] => [...markup.matchAll(STYLE_ELEMENT)].map(([, style = '']) => style);

/** A custom element's class that can write its template. */
interface TemplateWriter {
  getTemplateHTML?(attributes: object, props: object): string;
}

/** The player's elements write their templates, each with its styles, into shadow roots. */
async function playerStyles(): Promise<string[]> {
  const modules = [await import('media-chrome'), await import('media-chrome/menu')];
  const exported = modules.flatMap((module) => Object.values(module) as unknown[]);
  const elements = exported.filter((each): each is TemplateWriter => typeof each === 'function');
  const templates = elements.map((element) => element.getTemplateHTML?.({}, {}) ?? '');
  // The theme's element has its template in its module.
  return [...templates, readModule('media-chrome/dist/media-theme-element.js')].flatMap(stylesIn);
}

/** The messages' library inserts one constant style when it loads: an empty element first, which it then fills. */
function messageStyles(): string[] {
  const [, text] = INSERTED_CSS.exec(readModule('sonner')) ?? [];
  return text === undefined ? [] : ['', JSON.parse(text) as string];
}

/** Every source of the content security policy that allows one of these styles. */
async function listInlineStyles(): Promise<string[]> {
  const [player, messages] = [await playerStyles(), messageStyles()];
  if (player.length === 0 || messages.length === 0) {
    throw new Error('the libraries insert their styles in another way than this file knows');
  }
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [...new Set([...player, ...messages].map(hash))].sort();
}

/** Lists them beside the bundle, where the server reads them (docs/decisions/0007). */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: INLINE_STYLES_FILE, source: JSON.stringify(await listInlineStyles()) });
    },
  };
}
