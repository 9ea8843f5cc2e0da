import type { VendorName } from './model-entry.ts';

/** The setting by which an operator makes each vendor's models available; empty for the engine of this program. */
export const VENDOR_SETTINGS: Readonly<Record<VendorName, string>> = {
  draft: '',
  fal: 'FAL_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_API_KEY',
  openrouter: 'OPENROUTER_API_KEY',
  qianfan: 'QIANFAN_API_KEY',
  bytedance: 'ARK_API_KEY',
  ollama: 'OLLAMA_BASE_URL',
};
