import type { CloserWords } from './closer-words.ts';

/** Verbs of trades: what is advertised, delivered, filmed, printed, examined. */
export const TRADE_WORDS: readonly CloserWords[] = [
  {
    seen: 'advertise',
    doneTo: 'things_alone',
    words: {
      en: 'advertise, promote, market, showcase, feature, endorse, pitch, introduce, unveil, exhibit, display, recommend',
      cn: '宣传, 推销, 推广, 介绍, 展示, 推出, 推荐, 展出, 代言, 发布',
      ja: '宣伝する, 紹介する, 売り込む, 発売する, 披露する, 展示する, 薦める, 勧める',
      ko: '광고하다, 홍보하다, 소개하다, 선보이다, 출시하다, 추천하다, 전시하다',
    },
  },
  {
    seen: 'deliver',
    doneTo: 'anything',
    words: {
      en: 'deliver, deliver to, drop off, ship, courier',
      cn: '送货, 送外卖, 投送, 配送, 递送, 派送, 送餐, 送达, 送到',
      ja: '配達する, 届ける, 宅配する, 出前する, 送り届ける',
      ko: '배달하다, 전달하다, 배송하다, 가져다 주다, 갖다 주다, 갖다주다',
    },
  },
  {
    seen: 'film_scene',
    doneTo: 'anything',
    words: {
      en: 'film, shoot a film, shoot a movie, make a film, make a movie, make a documentary, videotape, direct',
      cn: '拍摄, 拍电影, 导演, 摄影, 摄制, 录像, 拍片',
      ja: '撮影する, 映画を撮る, 監督する',
      ko: '촬영하다, 연출하다, 영화를 찍다, 감독하다',
    },
  },
  {
    seen: 'interview',
    doneTo: 'somebody',
    words: {
      en: 'interview',
      cn: '采访, 面试',
      ja: '取材する, インタビューする, 面接する',
      ko: '인터뷰하다, 취재하다, 면접하다',
    },
  },
  {
    seen: 'interrogate',
    doneTo: 'somebody',
    words: {
      en: 'interrogate, question, cross-examine, grill, interview a suspect',
      cn: '审问, 盘问, 讯问, 质问, 拷问, 问话, 审讯',
      ja: '尋問する, 問い詰める, 取り調べる, 問いただす, 詰問する',
      ko: '심문하다, 취조하다, 신문하다, 캐묻다',
    },
  },
  {
    seen: 'print',
    doneTo: 'anything',
    words: {
      en: 'print, print out, publish, photocopy',
      cn: '打印, 印刷, 出版, 复印, 刊登',
      ja: '印刷する, 出版する, 刷る, 刊行する, コピーする',
      ko: '인쇄하다, 출판하다, 복사하다, 출력하다, 발행하다',
    },
  },
  {
    seen: 'type_on',
    doneTo: 'anything',
    words: {
      en: 'type, program, code, hack, hack into, blog, email, e-mail, surf the internet, chat online, log in, log on, log in to, download, upload, stream, work from home, debug, click on, scroll, scroll through, google, text',
      cn: '打字, 编程, 黑进, 入侵, 上网, 写代码, 敲键盘, 下载, 上传, 破解, 登录, 输入',
      ja: '打ち込む, プログラミングする, ハッキングする, 入力する, 検索する, ログインする, 投稿する',
      ko: '타자 치다, 코딩하다, 해킹하다, 입력하다, 검색하다, 접속하다, 다운로드하다, 프로그래밍하다',
    },
  },
  {
    seen: 'experiment',
    doneTo: 'anything',
    words: {
      en: 'experiment, experiment on, experiment with, run an experiment, conduct an experiment, research, analyse, analyze, test, clone, do research',
      cn: '实验, 做实验, 研究, 分析, 测试, 化验, 研制, 试验, 调配, 配制',
      ja: '実験する, 研究する, 分析する, 試験する, 調合する, テストする',
      ko: '실험하다, 연구하다, 분석하다, 시험하다, 조제하다, 테스트하다',
    },
  },
  {
    seen: 'examine',
    doneTo: 'somebody',
    words: {
      en: 'examine, diagnose, give a check-up',
      cn: '检查, 诊断, 看病, 体检, 诊治, 诊',
      ja: '診察する, 診る, 診断する, 検査する',
      ko: '진찰하다, 진료하다, 검진하다, 진단하다, 검사하다',
    },
  },
  {
    seen: 'inject',
    doneTo: 'somebody',
    words: {
      en: 'inject, vaccinate, immunise, immunize, sedate, tranquilise, anaesthetise',
      cn: '打针, 注射, 接种',
      ja: '注射する, 予防接種する, 接種する',
      ko: '주사하다, 주사를 놓다, 예방접종하다, 접종하다',
    },
  },
  {
    seen: 'cut_hair',
    doneTo: 'anything',
    words: {
      en: 'cut hair, give a haircut, shave, barber, trim, cut the hair of',
      cn: '理发, 剪发, 剃头, 剪头发, 剃',
      ja: '散髪する, 髪を切る, 剃る, 理髪する, カットする',
      ko: '이발하다, 머리를 자르다, 머리를 깎다, 면도하다, 깎다',
    },
  },
  {
    seen: 'knock',
    doneTo: 'anything',
    words: {
      en: 'knock, knock on, knock at, knock on the door, ring the doorbell, ring the bell',
      cn: '敲, 敲门, 叩门, 按门铃',
      ja: 'ノックする, 戸を叩く, 扉を叩く',
      ko: '노크하다, 두드리다, 문을 두드리다, 초인종을 누르다',
    },
  },
  {
    seen: 'light_up',
    doneTo: 'things_alone',
    words: {
      en: 'light, kindle, light up, ignite, switch on, turn on, strike a match, illuminate',
      cn: '点燃, 点亮, 照亮, 点着, 打开灯, 点起',
      ja: '灯す, ともす, 点ける, 火をつける, 点火する, 照らす, 点灯する',
      ko: '켜다, 불을 켜다, 불을 붙이다, 점화하다, 비추다',
    },
  },
  {
    seen: 'investigate',
    doneTo: 'anything',
    words: {
      en: 'investigate, inspect, look into, probe, scrutinise, scrutinize, solve a murder, solve a case, solve the case, examine',
      cn: '调查, 勘查, 侦查, 侦破, 查, 探查, 破案, 查案, 追查, 考察',
      ja: '調べる, 調査する, 捜査する, 探る, 検証する, 推理する, 究明する',
      ko: '조사하다, 수사하다, 살펴보다, 파헤치다, 추리하다, 탐문하다, 밝혀내다',
    },
  },
  {
    seen: 'make_up',
    doneTo: 'nobody',
    words: {
      en: 'put on make-up, put on makeup, apply lipstick',
      cn: '化妆, 打扮, 梳妆',
      ja: '化粧する, メイクする',
      ko: '화장하다, 분장하다',
    },
  },
];
