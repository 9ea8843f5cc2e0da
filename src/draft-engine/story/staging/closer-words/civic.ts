import type { CloserWords } from './closer-words.ts';

/** Verbs of citizens: what is voted, sworn, judged, signed, agreed and refused. */
export const CIVIC_WORDS: readonly CloserWords[] = [
  {
    seen: 'vote',
    doneTo: 'anything',
    words: {
      en: 'vote, vote for, vote against, cast a vote, cast a ballot, go to the polls',
      cn: '投票, 表决, 选举',
      ja: '投票する, 選挙する, 票を投じる',
      ko: '투표하다, 표를 던지다, 선거하다',
    },
  },
  {
    seen: 'take_oath',
    doneTo: 'nobody',
    words: {
      en: 'testify, swear an oath, take an oath, give evidence, take the stand, bear witness, be sworn in, swear in',
      cn: '作证, 宣誓, 出庭, 就职',
      ja: '証言する, 宣誓する, 誓う, 就任する',
      ko: '증언하다, 선서하다, 취임하다',
    },
  },
  {
    seen: 'take_oath',
    doneTo: 'somebody',
    words: {
      en: 'testify against, testify for, swear in',
      cn: '指证',
      ja: '証言する',
      ko: '증언하다',
    },
  },
  {
    seen: 'judge',
    doneTo: 'anything',
    words: {
      en: 'judge, sentence, convict, condemn, acquit, find guilty, put on trial, try in court, hold a trial',
      cn: '审判, 判刑, 判决, 审理, 宣判, 定罪, 裁决',
      ja: '裁く, 判決を下す, 有罪にする, 裁判する, 断罪する',
      ko: '재판하다, 판결하다, 심판하다, 선고하다, 판결을 내리다',
    },
  },
  {
    seen: 'sign',
    doneTo: 'anything',
    words: {
      en: 'sign, sign up, sign up for, sign a contract, sign with, enrol, enroll, register, subscribe, subscribe to, apply, apply for',
      cn: '签, 签字, 签约, 签署, 签下, 报名, 登记, 注册, 申请, 订阅',
      ja: '署名する, 契約する, サインする, 申し込む, 登録する, 調印する, 応募する',
      ko: '서명하다, 계약하다, 사인하다, 신청하다, 등록하다, 가입하다, 지원하다',
    },
  },
  {
    seen: 'promise',
    doneTo: 'anything',
    words: {
      en: "promise, swear, vow, pledge, make a promise, give one's word, make a pact, make a vow, agree, make a deal, make a bet",
      cn: '承诺, 答应, 发誓, 约定, 保证, 许诺, 立誓, 同意',
      ja: '約束する, 誓い合う, 誓約する, 契る, 同意する, 承諾する, 引き受ける',
      ko: '약속하다, 맹세하다, 다짐하다, 서약하다, 동의하다, 승낙하다',
    },
  },
  {
    seen: 'refuse',
    doneTo: 'anything',
    words: {
      en: 'refuse, reject, decline, turn down, say no, say no to, rebuff, protest, object, resist, defy, disobey',
      cn: '拒绝, 回绝, 推辞, 谢绝, 婉拒, 反对, 抗议, 反抗, 抵抗, 否认',
      ja: '断る, 拒む, 拒否する, 拒絶する, はねつける, 反対する, 抗議する, 逆らう, 抵抗する',
      ko: '거절하다, 거부하다, 사양하다, 퇴짜 놓다, 반대하다, 항의하다, 저항하다, 반항하다, 뿌리치다',
    },
  },
  {
    seen: 'forgive',
    doneTo: 'somebody',
    words: {
      en: 'forgive, pardon, make up with, reconcile, reconcile with, make peace with, be reconciled, be reconciled with, show mercy to, spare',
      cn: '原谅, 宽恕, 饶恕, 和解, 和好, 赦免, 谅解',
      ja: '許す, 赦す, 和解する, 仲直りする',
      ko: '용서하다, 화해하다, 사면하다, 용서해 주다',
    },
  },
  {
    seen: 'forgive',
    doneTo: 'nobody',
    words: {
      en: 'make up, reconcile, make peace, be reconciled, forgive',
      cn: '和解, 和好',
      ja: '和解する, 仲直りする',
      ko: '화해하다',
    },
  },
  {
    seen: 'divorce',
    doneTo: 'anything',
    words: {
      en: "divorce, break up, break up with, split up, split up with, get divorced, separate from, dump, leave one's husband, leave one's wife, jilt",
      cn: '离婚, 分手, 分开, 决裂, 绝交, 甩',
      ja: '離婚する, 別れる, 破局する, 縁を切る, 絶交する',
      ko: '이혼하다, 헤어지다, 결별하다, 갈라서다, 절교하다',
    },
  },
  {
    seen: 'graduate',
    doneTo: 'anything',
    words: {
      en: 'graduate, graduate from, pass the exam, pass an exam, earn a degree, get a diploma, finish school',
      cn: '毕业, 考上, 考取, 及格, 录取',
      ja: '卒業する, 合格する, 受かる, 修了する',
      ko: '졸업하다, 합격하다, 수료하다',
    },
  },
  {
    seen: 'surrender',
    doneTo: 'anything',
    words: {
      en: "surrender, surrender to, yield, yield to, capitulate, lay down one's arms",
      cn: '投降, 认输, 屈服, 归降',
      ja: '降伏する, 降参する, 屈する, 投降する',
      ko: '항복하다, 굴복하다, 투항하다',
    },
  },
  {
    seen: 'bribe',
    doneTo: 'somebody',
    words: {
      en: 'bribe, pay off, buy off, corrupt, tip',
      cn: '贿赂, 收买, 行贿, 买通',
      ja: '買収する, 賄賂を渡す',
      ko: '매수하다, 뇌물을 주다, 뇌물을 바치다',
    },
  },
  {
    seen: 'negotiate',
    doneTo: 'anything',
    words: {
      en: 'negotiate, negotiate with, bargain, bargain with, haggle, haggle with, haggle over, make a deal with, strike a deal, strike a bargain, broker, mediate, do business with',
      cn: '谈判, 协商, 讨价还价, 调解, 洽谈, 交涉',
      ja: '交渉する, 値切る, 取引する, 仲裁する, 協議する',
      ko: '협상하다, 흥정하다, 교섭하다, 거래하다, 중재하다, 담판하다',
    },
  },
  {
    seen: 'give_speech',
    doneTo: 'anything',
    words: {
      en: 'give a speech, make a speech, deliver a speech, speak to the crowd, address, preach, lecture, announce, proclaim, declare, hold a speech, give a talk, give a lecture',
      cn: '演讲, 发言, 演说, 讲话, 宣布, 宣告, 布道, 致辞, 讲演, 发表',
      ja: '演説する, 講演する, 発表する, 宣言する, スピーチする, 説教する, 発言する',
      ko: '연설하다, 강연하다, 발표하다, 선언하다, 선포하다, 설교하다, 발언하다',
    },
  },
];
