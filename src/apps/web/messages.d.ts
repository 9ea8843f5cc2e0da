import type { Messages as Texts } from './texts.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Texts;
  }
}
