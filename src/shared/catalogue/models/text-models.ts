import type { ModelEntry, VendorName } from './model-entry.ts';

function text(route: string, label: string, company: string): ModelEntry {
  // Split at the first slash only: model names contain slashes and colons.
  const cut = route.indexOf('/');
  return {
    id: route,
    label,
    kind: 'text',
    vendor: route.slice(0, cut) as VendorName,
    vendorModel: route.slice(cut + 1),
    company,
    priceCoins: 0,
    premium: false,
    isNew: false,
    lifecycle: { state: 'live' },
    inputs: ['text'],
  };
}

/**
 * Language models (CAT-24), each by its route provider/vendor/model. The first is the default: it is free for the
 * operator.
 */
export const TEXT_MODELS: readonly ModelEntry[] = [
  text('openrouter/openrouter/free', 'Any free model', 'OpenRouter'),
  text('openrouter/deepseek/deepseek-chat', 'DeepSeek Chat', 'DeepSeek'),
  text('openrouter/deepseek/deepseek-r1', 'DeepSeek R1', 'DeepSeek'),
  text('openrouter/qwen/qwen3-max', 'Qwen3 Max', 'Alibaba'),
  text('openrouter/qwen/qwen3-235b-a22b', 'Qwen3 235B', 'Alibaba'),
  text('openrouter/moonshotai/kimi-k2', 'Kimi K2', 'Moonshot AI'),
  text('openrouter/z-ai/glm-4.6', 'GLM 4.6', 'Zhipu'),
  text('openrouter/minimax/minimax-m2', 'MiniMax M2', 'MiniMax'),
  text('openrouter/baidu/ernie-4.5-300b-a47b', 'ERNIE 4.5', 'Baidu'),
  text('openrouter/google/gemini-2.5-pro', 'Gemini 2.5 Pro', 'Google'),
  text('openrouter/google/gemini-2.5-flash', 'Gemini 2.5 Flash', 'Google'),
  text('openrouter/google/gemma-3-27b-it', 'Gemma 3 27B', 'Google'),
  text('openrouter/anthropic/claude-sonnet-4.5', 'Claude Sonnet 4.5', 'Anthropic'),
  text('openrouter/anthropic/claude-haiku-4.5', 'Claude Haiku 4.5', 'Anthropic'),
  text('openrouter/openai/gpt-5', 'GPT-5', 'OpenAI'),
  text('openrouter/openai/gpt-5-mini', 'GPT-5 Mini', 'OpenAI'),
  text('openrouter/openai/gpt-oss-120b', 'gpt-oss 120B', 'OpenAI'),
  text('openrouter/meta-llama/llama-4-maverick', 'Llama 4 Maverick', 'Meta'),
  text('openrouter/mistralai/mistral-large', 'Mistral Large', 'Mistral'),
  text('openrouter/x-ai/grok-4', 'Grok 4', 'xAI'),
  text('openrouter/nvidia/llama-3.3-nemotron-super-49b-v1.5', 'Nemotron Super', 'NVIDIA'),
];
