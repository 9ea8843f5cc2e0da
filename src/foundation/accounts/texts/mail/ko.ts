import type { MailTexts } from './en.ts';

export const ko: MailTexts = {
  subject: '{code} - Kinora 인증번호',
  registerOpening: 'Kinora에 오신 것을 환영합니다. 인증번호를 요청한 화면에 아래 번호를 입력하면 가입이 완료됩니다.',
  resetOpening: 'Kinora 비밀번호를 새로 설정하려면, 인증번호를 요청한 화면에 아래 번호를 입력해 주세요.',
  signInOpening: '새로운 곳에서 비밀번호로 Kinora에 로그인하고 있습니다. 로그인 화면에 아래 번호를 입력해 주세요.',
  lasts: '인증번호는 {minutes}분 동안 한 번만 쓸 수 있습니다. Kinora는 인증번호를 절대 묻지 않습니다.',
  notYou: '직접 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다. 인증번호 없이는 아무것도 바뀌지 않습니다.',
  notYouSignIn: '본인이 아니라면 누군가 비밀번호를 알고 있는 것입니다. ‘비밀번호 찾기’에서 바로 변경해 주세요.',
  sms: '[Kinora] 인증번호 {code} ({minutes}분 이내 입력). 타인에게 알려 주지 마세요.',
};
