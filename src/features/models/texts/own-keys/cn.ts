import type { OwnKeysTexts } from './en.ts';

/** Texts of a member's own keys, in Chinese. */
export const cn: OwnKeysTexts = {
  heading: '自带密钥',
  note: '使用你自己的密钥时，服务商为你制作的内容不消耗影币：服务商会按其价格直接向你收费。密钥只用于你自己的作品，加密保存，之后不再显示。',
  off: '本站运营者已关闭自带密钥。已保存的密钥不会被使用，你可以将其删除。',
  prices: '使用你密钥的模型，价格处会事先注明由谁向你收费。服务商拒绝密钥时，不会改用其他方式。',
  list: '服务商',
  kept: '密钥末四位：{lastFour}',
  unreadable: '你的密钥已无法读取，请重新填写。',
  none: '没有密钥',
  add: '添加',
  addOf: '添加 {vendor} 的密钥',
  replace: '更换',
  replaceOf: '更换 {vendor} 的密钥',
  test: '测试',
  testOf: '测试 {vendor} 的密钥',
  free: '测试不产生费用。',
  remove: '删除',
  removeOf: '删除 {vendor} 的密钥',
  removeTitle: '删除你在 {vendor} 的密钥吗？',
  removeText:
    '正在用它制作的内容会在这里终止，没有结果；{vendor} 仍可能对已开始的部分向你收费。不会改用其他方式。已完成的内容会保留。',
  removed: '密钥已删除。',
  label: '密钥',
  hint: '按服务商显示的内容填写：8 至 400 个字符，不含空格。',
  wrong: '这不是密钥：应为 8 至 400 个字符，不含空格。',
  save: '保存密钥',
  saved: '密钥已保存。',
  tryAgain: '重试',
  states: {
    works: '密钥有效。',
    refused: '服务商拒绝了该密钥。',
    no_credit: '密钥有效，但你在该服务商的余额已用完。',
    unreachable: '无法连接该服务商。',
  },
};
