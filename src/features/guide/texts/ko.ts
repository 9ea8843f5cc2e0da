import type { GuideTexts } from './en.ts';

export const ko: GuideTexts = {
  heading: '영화가 만들어지는 방법',
  lead: '한 줄에서 시작해 간직하고 보여 줄 영화가 되기까지. 처음부터 읽으면 10분쯤 걸리고, 필요한 곳으로 바로 가도 됩니다.',
  contents: '이 페이지의 내용',
  begin: '영화 만들기',
  keysKey: '키',
  keysWhat: '하는 일',
  chapters: {
    start: '첫 영화',
    idea: '좋은 아이디어',
    settings: '그림체, 화면 비율, 길이',
    roads: '한 번에 또는 단계별로',
    cast: '내 등장인물',
    making: '만들어지는 동안',
    takes: '테이크',
    sound: '목소리, 음악, 자막',
    share: '내려받기와 공유',
    prices: '초안과 유료',
    coins: '필름 코인',
    keys: '키보드',
    questions: '자주 묻는 질문',
  },
  pictures: {
    idea: '아이디어 화면. 글을 쓰는 동안 아래에 첫 장면들이 그려집니다.',
    film: '완성된 영화와 스토리보드. 장면마다 아래에 내용이 적혀 있습니다.',
    receipt: '영수증. 무엇을 누가 만들었고 얼마가 들었는지 모두 보입니다.',
  },
  texts: {
    startOne: '<idea>새 영화</idea>를 열고 한 문장을 씁니다.',
    startTwo: '잠깐만 기다리면 처음과 중간, 끝 장면이 아래에 그려집니다. 단어를 바꾸면 그림도 바뀝니다.',
    startThree: '‘한 번에’를 누르면 이야기부터 편집까지 단계가 차례로 지나갑니다.',
    startFour: '다 되면 재생해 보세요. 초안은 30초쯤이면 완성되고 필름 코인이 들지 않습니다.',
    startNote:
      '가입하지 않아도 <home>홈 화면</home>에서 한 줄을 써 볼 수 있습니다. 영화를 만들 때 로그인하면 쓴 글이 그대로 따라옵니다.',
    ideaText:
      '누가, 어디에 있고, 무엇 때문에 애를 먹는지 쓰세요. “등대지기가 집으로 가는 길을 잃은 폭풍과 친구가 된다”에는 세 가지가 다 있습니다. 한 문장이면 되고, 최대 {ideaCharacters, number}자까지 쓸 수 있습니다.',
    ideaVerb:
      '가장 중요한 것은 동사입니다. 친구가 되다, 고치다, 달아나다, 찾다, 가르치다. 동사마다 이야기가 다르고, 사건은 하나에서 다음으로 이어집니다.',
    ideaThings: '중요한 물건은 이름을 적어 주세요. 시계나 편지, 라디오가 문장에 있으면 영화 속 무대에도 놓입니다.',
    ideaEnrich:
      '말이 더 떠오르지 않으면 ‘아이디어 살 붙이기’를 눌러 보세요. 더 자세한 글로 다듬어 주며, 되돌릴 수도 있습니다.',
    ideaLanguage: '한국어, 영어, 중국어, 일본어로 쓸 수 있습니다. 따로 고르지 않으면 쓴 언어로 말하는 영화가 됩니다.',
    settingsType: '영화 종류',
    settingsTypeText: '광고부터 뉴스까지 {types, number}가지. 종류에 따라 호흡과 빛, 음악이 달라집니다.',
    settingsLook: '그림체',
    settingsLookText:
      '다섯 갈래, {looks, number}가지 그림체. 완성된 그림에 필터를 씌우는 것이 아니라 처음부터 다르게 그립니다.',
    settingsFormat: '화면 비율',
    settingsFormatText: '큰 화면에는 가로 16:9, 휴대폰에는 세로 9:16.',
    settingsShots: '샷 수',
    settingsShotsText:
      '최소 {minimumShots, number}개. 멤버가 아니면 한 편에 {freeShots, number}개까지, 720p로 만듭니다. 멤버는 {memberShots, number}개까지, 1080p로 만들 수 있습니다.',
    roadsClick: '‘한 번에’는 쉬지 않고 완성까지 갑니다.',
    roadsStep:
      '‘단계별로’는 단계가 끝날 때마다 멈춰 만든 것을 보여 줍니다. 마음에 들면 계속하고, 실패한 부분은 다시 만들면 됩니다.',
    roadsNote:
      '초안 엔진으로 만들면 어느 쪽이든 무료입니다. 유료 모델을 쓸 때는 ‘한 번에’에 인물과 장소마다 값이 더해지며 비용 카드에 모두 적힙니다. 멤버와 친구 초대에 성공한 분이 쓸 수 있습니다.',
    roadsNoteFree: '어느 쪽이든 무료입니다.',
    castText:
      '아이디어 화면에서 사진을 {cast, number}장까지 넣고(JPEG, PNG, WebP, GIF, BMP, HEIC, 장당 {megabytes, number}MB 이하) 이름을 붙일 수 있습니다. 첫 번째가 주인공입니다.',
    castHow:
      '사진은 종이 인형처럼 오려져 무대에 섭니다. 걷고, 돌아서고, 장면의 빛을 받지만 얼굴은 다시 그리지 않습니다.',
    castRights: '써도 되는 사진만, 동의한 사람의 사진만 사용해 주세요.',
    makingStages:
      '위쪽 띠에 이야기, 인물, 대본, 그림, 영상, 음악, 편집 순서로 진행이 표시됩니다. 영상은 만들어지는 대로 재생됩니다.',
    makingGuide:
      '영화마다 열두 단계로 내 영화로 만들어 가는 가이드가 있고, 해 본 단계에 표시가 됩니다. 처음에는 그림 옆에서 기다리다가 영화가 완성되면 저절로 열립니다(휴대폰에서는 영화 아래에서 기다립니다). 다른 때에는 <films>내 영화</films> 가운데 하나를 열어 제목 옆의 ‘가이드’를 누르면 됩니다.',
    makingLeave: '페이지를 닫아도 됩니다. 영화는 서버에서 만들어지고, 내 영화 목록에서 볼 수 있습니다.',
    makingFailed: '샷 하나가 실패하면 그 샷만 기다립니다. ‘다시 만들기’를 누르세요. 완성된 것은 그대로입니다.',
    makingStop:
      '‘멈추기’를 누르면 거기서 멈춥니다. 만든 것은 남고, 시작하지 않은 작업에 잡아 둔 필름 코인은 돌아옵니다.',
    makingStopFree: '‘멈추기’를 누르면 거기서 멈추고, 만든 것은 남습니다.',
    takesText:
      '아무것도 덮어쓰지 않습니다. 다시 만들 때마다 테이크 번호가 늘어나고, 동그라미가 쳐진 것이 영화에 쓰인 테이크입니다.',
    takesPrint:
      '그림 아래 작은 글씨는 필름 가장자리의 표시와 같습니다. 샷, 테이크, 길이, 그리고 누가 만들었는지 알려 줍니다.',
    soundVoices: '내레이션과 대사는 네 가지 언어로, 인물마다 다른 목소리로 나옵니다. 감정에 따라 말투도 달라집니다.',
    soundMusic:
      '음악은 그 이야기를 위해 작곡되어 긴장을 따라갑니다. 발소리, 문소리, 빗소리와 공간의 소리가 화면과 맞습니다.',
    soundSubtitles: '모든 영화에 자막이 있습니다. 플레이어에서 켜거나 파일(VTT)로 내려받으세요.',
    shareDownload: '내려받기',
    shareDownloadText:
      '어디서나 재생되는 MP4 하나에 자막까지 들어 있습니다. 멤버가 아닌 분의 영화에는 작은 표시가 붙습니다.',
    shareLink: '공유 링크',
    shareLinkText:
      '링크가 있으면 가입하지 않아도 볼 수 있습니다. 제목과 사용한 모델이 보이고, 영화를 공개로 했다면 이야기 글도 보입니다. 링크는 언제든 거둘 수 있습니다.',
    sharePublic: '공개',
    sharePublicText:
      '공개한 영화는 커뮤니티에 올라갑니다. 누구나 찾아보고 좋아요와 댓글을 남길 수 있습니다. 언제든 다시 비공개로 바꿀 수 있습니다.',
    shareCover: '대표 이미지',
    shareCoverText: '원하는 샷이나 내 사진을 고르세요.',
    shareCopy: '복사',
    shareCopyText: '복사본으로 다른 버전을 이어 갈 수 있습니다. 다시 만들지 않으며 비용도 없습니다.',
    pricesDraft: '초안',
    pricesDraftText:
      'Kinora 자체 엔진이 쓰고, 그리고, 말하고, 작곡합니다. 0 필름 코인이며, 결과물에는 언제나 ‘초안’이라고 표시됩니다.',
    pricesPaid: '유료 모델',
    pricesPaidText:
      '운영자가 연결해 두었다면 이야기, 그림, 영상, 음악을 다른 회사의 모델에 맡길 수 있습니다. 모델마다 가격이 있고, 쓸 수 없는 모델은 이유를 알려 줍니다.',
    pricesBefore: '만들기 전',
    pricesBeforeText: '가격은 버튼에 표시되고 비용 카드에 항목별로 나옵니다. 안내한 금액 그대로 차감됩니다.',
    pricesAfter: '만든 뒤',
    pricesAfterText:
      '영수증에 모든 테이크와 실제로 만든 모델, 필름 코인이 적힙니다. 실패한 작업의 필름 코인은 돌려받습니다.',
    pricesDelete:
      '만드는 중인 영화를 지우면 시작하지 않은 작업에 잡아 둔 필름 코인은 돌아오고, 이미 시작한 작업의 것은 돌아오지 않습니다. 대화 상자에 각각 몇 개인지, 대신 멈추면 몇 개가 돌아오는지 나옵니다.',
    coinsText: '필름 코인은 유료 모델과 도구에 쓰입니다. 이렇게 모을 수 있습니다.',
    coinsTextFree:
      '이 사이트에서는 MojiMagic 카드에만 필름 코인이 듭니다. 모든 영화를 Kinora 자체 엔진이 만듭니다. 모은 것은 그대로 남습니다. 이렇게 모을 수 있습니다.',
    coinsCheckIn: '하루 한 번 출석: {checkIn, number} 필름 코인.',
    coinsInvite:
      '친구 초대: 친구가 첫 영화를 완성하면 {inviter, number} 필름 코인, 최대 {people, number}명. 친구는 {newcomer, number} 필름 코인을 받습니다.',
    coinsProfile: '프로필 완성: {profile, number} 필름 코인, 한 번.',
    coinsFeedback: '의견 보내기: {feedback, number} 필름 코인, 한 번.',
    coinsRedeem: '코드 등록: {redeem, number} 필름 코인과 함께 특별 사용자가 되어 멤버의 모든 권한을 누립니다.',
    coinsBuy:
      '<pricing>요금제</pricing>에서 필름 코인이나 요금제를 살 수 있습니다. 무료, 스타터, 크리에이터, 프로 스튜디오.',
    coinsLow:
      '{low, number} 필름 코인 아래로 내려가면 한 번 알려 드립니다. 모든 변동은 이유와 함께 필름 코인 내역에 남습니다.',
    keysPlayer: '플레이어: 재생 또는 일시 정지',
    keysSeek: '10초 뒤로 또는 앞으로',
    keysMute: '소리 끄기 또는 켜기',
    keysFull: '전체 화면',
    keysCaptions: '자막',
    keysPicture: '화면 속 화면',
    keysEnter: '아이디어 칸: 영화 만들기',
    keysLine: '아이디어 칸: 줄 바꾸기',
    keysArrows: '탭, 그림체, 선택지 사이 이동',
    keysEscape: '대화 상자나 메뉴 닫기',
    questionOwn: '영화는 누구 것인가요?',
    answerOwn: '만든 분의 것입니다. 운영자는 <terms>이용약관</terms>에 적힌 대로만 저장하고 보여 줍니다.',
    questionSee: '다른 사람이 내 영화를 볼 수 있나요?',
    answerSee: '링크를 공유하거나 공개하지 않는 한 볼 수 없습니다.',
    questionAgain: '왜 같은 문장에서 같은 영화가 나오나요?',
    answerAgain:
      '양식마다 번호가 있고 모든 것이 그 번호에서 나옵니다. 새 영화를 시작하면 번호가 바뀌고, 첫 장면들에서 바로 확인할 수 있습니다.',
    questionPlain: '초안은 왜 그림처럼 보이나요?',
    answerPlain:
      '정말 그린 것이니까요. 인물과 장소, 빛을 아는 프로그램이 그립니다. 먼저 이야기와 호흡, 샷을 시험해 보고 원하면 유료 모델을 쓰세요.',
    questionLost: '쓰다가 브라우저를 닫았어요. 사라졌나요?',
    answerLost: '아니요. 영화를 만들거나 지울 때까지 이 브라우저에 남아 있습니다.',
    questionDelete: '모두 지우려면 어떻게 하나요?',
    answerDelete:
      '영화는 목록에서 하나씩 지울 수 있습니다. 계정 전체는 프로필 페이지에서 지울 수 있고, 그 전에 모든 데이터를 내려받을 수 있습니다.',
    questionHelp: '도움이 필요하면요?',
    answerHelp: '<contact>사이트 운영자</contact>에게 연락해 주세요.',
  },
};
