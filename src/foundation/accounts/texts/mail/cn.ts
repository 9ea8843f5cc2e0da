import type { MailTexts } from './en.ts';

export const cn: MailTexts = {
  subject: '{code} 是你的 Kinora 验证码',
  registerOpening: '欢迎来到 Kinora。请在获取验证码的页面输入以下验证码，完成注册：',
  resetOpening: '你正在为 Kinora 账号设置新密码。请在获取验证码的页面输入以下验证码：',
  signInOpening: '你正在新的网络环境中用密码登录 Kinora。请在登录页面输入以下验证码：',
  lasts: '验证码 {minutes} 分钟内有效，只能使用一次。Kinora 的工作人员绝不会向你索要验证码。',
  notYou: '如果不是你本人操作，请忽略这封邮件，没有验证码就不会有任何变动。',
  notYouSignIn: '如果不是你本人操作，说明有人知道了你的密码，请立即通过“忘记密码”更换密码。',
  sms: 'Kinora 验证码：{code}，{minutes} 分钟内有效，请勿告诉他人。',
};
