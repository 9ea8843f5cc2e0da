import { planFilm } from '#src/draft-engine/story/plan-film.ts';
const ideas = `우체부가 편지를 배달하지 않아서 소녀가 운다
우체부가 우산을 배달하지 않으면 소녀가 젖는다
우체부는 편지를 배달하지 않지만 우산을 배달한다
우체부는 비가 오면 편지를 배달하지 않기로 한다
편지를 배달하지 않는 도시에서 소년이 우산을 판다
소녀는 우체부에게 편지를 배달하지 말라고 부탁한다
우체부가 편지가 아니라 우산을 배달하는 마을
비 오는 날에만 우산을 배달하는 우체부가 편지는 배달하지 않는다
우체부는 편지가 아닌 우산을 배달한다
편지는 배달하지 않고 우산만 배달하는 우체부
우산을 배달하지만 편지는 배달하지 않는 집배원
눈을 배달하는 우체부
비를 모으는 소년
소녀가 비를 병에 담는다
눈이 내리자 아이들이 뛰어나온다
비가 그치고 무지개가 뜬다
폭설 속에서 의사가 환자를 찾아간다
눈보라 속을 걷는 노인
소나기가 내리자 남자가 여자에게 우산을 씌워 준다
노인이 손자에게 눈에 대해 이야기한다
아이가 눈을 처음 본다
비를 무서워하는 강아지`.split('\n');
for (const idea of ideas)
  for (const seed of [1, 2]) {
    const f = await planFilm({ idea, language: 'ko', seed, type: 'drama', shotCount: 8, aspect: '16:9' });
    console.log(
      '##',
      idea,
      '|',
      f.title,
      '|',
      f.items.map((i) => i.name + ':' + i.item).join(', '),
      '|',
      f.shots[0]?.weather,
    );
    console.log(
      '   ',
      f.shots
        .map((s) => s.speech.text)
        .filter(Boolean)
        .join(' / '),
    );
    if (seed === 1) console.log('    ', f.outline);
  }
