type Table = ReadonlyMap<string, string>;

const table = (rows: string): Table => new Map(rows.split(' ').map((row) => row.split('=') as [string, string]));

/** A language's romanised syllable: sounds of what stands before the vowel, of the vowel, of what stands after it. */
interface Romanisation {
  starts: Table;
  vowels: Table;
  ends: Table;
}

const PINYIN: Romanisation = {
  starts: table('b=b p=p m=m f=f d=d t=t n=n l=l g=ɡ k=k h=h j=ʤ q=ʧ x=ʃ zh=ʤ ch=ʧ sh=ʃ r=ɹ z=dz c=ts s=s y=j w=w'),
  vowels: table(
    'a=ɑ o=O e=ʌ i=i u=u ü=u v=u ai=I ei=A ao=W ou=O ia=jɑ ie=jɛ iao=jW iu=iu ua=wɑ uo=wO uai=wI ui=wA ue=wɛ üe=wɛ an=ɑn en=ʌn ang=ɑŋ eng=ʌŋ ong=ʊŋ ian=jɛn in=ɪn iang=jɑŋ ing=ɪŋ iong=jʊŋ uan=wɑn un=ʊn uang=wɑŋ er=ɑɹ',
  ),
  ends: table('='),
};

const JAPANESE: Romanisation = {
  starts: table(
    'k=k s=s t=t n=n h=h m=m y=j r=ɹ w=w g=ɡ z=z d=d b=b p=p j=ʤ f=f sh=ʃ ch=ʧ ts=ts ky=kj gy=ɡj ny=nj hy=hj my=mj ry=ɹj by=bj py=pj kk=k tt=t ss=s pp=p ssh=ʃ =',
  ),
  vowels: table('a=ɑ i=i u=u e=ɛ o=O ai=I ei=A ou=O oo=O uu=u ā=ɑ ō=O ū=u'),
  ends: table('n=n ='),
};

const KOREAN: Romanisation = {
  starts: table('g=ɡ k=k kk=k d=d t=t tt=t n=n r=ɹ l=l m=m b=b p=p pp=p s=s ss=s j=ʤ jj=ʤ ch=ʧ h=h sh=ʃ ='),
  vowels: table(
    'a=ɑ ae=A eo=ʌ e=ɛ o=O u=u oo=u i=i ee=i eu=ʊ ui=wi wi=wi wa=wɑ wo=wʌ woo=wu we=wɛ ya=jɑ yeo=jʌ yo=jO yu=ju yoo=ju you=jʌ ye=jɛ yae=jɛ yi=i',
  ),
  ends: table('n=n m=m ng=ŋ l=l k=k t=t p=p b=p g=k h= ='),
};
/** Korean syllables that people spell in a way of their own. */
const KOREAN_BY_HABIT: Table = table(
  'hyun=hjʌn jung=ʤʌŋ sung=sʌŋ kyung=kjʌŋ myung=mjʌŋ eun=ʊn hun=hun lee=li park=pɑɹk choi=ʧwɛ',
);

/** Chinese names that an English dictionary says in another way. */
const CHINESE_NAMES = new Set(
  'wang yang huang jiang liang chang liu guo cao cai cui xiao xia xin jia jie hua tao hao lei dong feng peng luo yun yue ying ning zi'.split(
    ' ',
  ),
);
/** No English name starts so; a Chinese one may. */
const CHINESE_START = /^(?:zh|x[iu]|q[iu])/;
/** Letters that a name of Chinese or Korean syllables has and few others have. */
const CHINESE_SIGNS = /zh|x|q|iao|ian|uan|[aeo]ng|ing|uo|hua|yue|[mw]ei|jie|jun/;
const KOREAN_SIGNS = /eo|eu|ae|oo|ee|yu|young|hyun|jun|min|jin|hwa|won/;
/** Letters that no Japanese name has. */
const CHINESE_ONLY = /zh|x|q|yue|iao|ian|uan|hua|hao|ng(?=$|[bcdfghjklmnpqrstwxz])/;
const KOREAN_ONLY = /eo(?=.)|eu|hyun|young|oon|woo|hye/;
/** The languages in the order in which they are tried, by letters that tell them apart. */
const BY_SIGNS: [signs: RegExp, sounds: (name: string) => string | undefined][] = [
  [KOREAN_ONLY, koreanSounds],
  [CHINESE_ONLY, pinyinSounds],
  [/./, japaneseSounds],
  [CHINESE_SIGNS, pinyinSounds],
  [KOREAN_SIGNS, koreanSounds],
];
const MOST_SYLLABLES = 4;
const LONGEST_START = 3;

/** A name that no English word looks like, which the dictionary says in another way if it has it at all. */
export function foreignNameSounds(name: string): string | undefined {
  const small = name.toLowerCase();
  return CHINESE_START.test(small) || CHINESE_NAMES.has(small) ? pinyinSounds(small) : undefined;
}

/** How an unknown name is said if it is made of the syllables of Chinese, Japanese or Korean. */
export function syllabicNameSounds(name: string): string | undefined {
  const small = name.toLowerCase();
  if (small.includes('-')) {
    return small.split('-').every((part) => syllablesOf(part, KOREAN)?.length === 1) ? koreanSounds(small) : undefined;
  }
  for (const [signs, sounds] of BY_SIGNS) {
    const found = signs.test(small) ? sounds(small) : undefined;
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function pinyinSounds(name: string): string | undefined {
  const syllables = syllablesOf(name, PINYIN)?.map((syllable) =>
    // After these the glide of the vowel is heard in the consonant already.
    syllable
      .replace(/([ʃʤʧ])j/, '$1')
      .replace(/^ji/, 'i')
      .replace(/^jɪ/, 'jɪ')
      .replace(/^wu/, 'wu'),
  );
  return syllables && stressOn(syllables, syllables.length - 1);
}

function japaneseSounds(name: string): string | undefined {
  const syllables = syllablesOf(name, JAPANESE);
  if (!syllables || syllables.length < 2) {
    return undefined;
  }
  return stressOn(syllables, syllables.length - 2)
    .replace(/Oɹ/g, 'ɔɹ')
    .replace(/ɑ$/, 'ə')
    .replace(/ɛ$/, 'A');
}

function koreanSounds(name: string): string | undefined {
  const parts = name.split('-').map((part) => syllablesOf(part, KOREAN));
  const syllables = parts.flatMap((part) => part ?? []);
  if (parts.includes(undefined) || syllables.length < 2) {
    return undefined;
  }
  const first = syllables.length === 2 ? stressOn([syllables[0] ?? ''], 0).replace('ˈ', 'ˌ') : (syllables[0] ?? '');
  return `${first}${stressOn(syllables.slice(1), syllables.length - 2)}`;
}

/** Splits a name into the fewest syllables that it can be made of; undefined where it cannot. */
function syllablesOf(name: string, romanisation: Romanisation): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= name.length; end += 1) {
    for (let start = Math.max(0, end - 6); start < end; start += 1) {
      const before = best[start];
      const sounds =
        before && before.length < MOST_SYLLABLES ? syllableSounds(name.slice(start, end), romanisation) : undefined;
      if (before && sounds !== undefined && before.length + 1 < (best[end]?.length ?? Infinity)) {
        best[end] = [...before, sounds];
      }
    }
  }
  return best[name.length];
}

function syllableSounds(syllable: string, { starts, vowels, ends }: Romanisation): string | undefined {
  const byHabit = starts === KOREAN.starts ? KOREAN_BY_HABIT.get(syllable) : undefined;
  if (byHabit !== undefined) {
    return byHabit;
  }
  for (let cut = LONGEST_START; cut >= 0; cut -= 1) {
    const start = starts.get(syllable.slice(0, cut));
    const rest = start === undefined ? undefined : rhymeSounds(syllable.slice(cut), vowels, ends);
    if (rest !== undefined) {
      return `${start}${rest}`;
    }
  }
  return undefined;
}

/** The vowel of a syllable, as long as can be, and what follows it. */
function rhymeSounds(rhyme: string, vowels: Table, ends: Table): string | undefined {
  for (let length = rhyme.length; length > 0; length -= 1) {
    const vowel = vowels.get(rhyme.slice(0, length));
    const tail = ends.get(rhyme.slice(length));
    if (vowel !== undefined && tail !== undefined) {
      return `${tail === '' ? vowel : vowel.replace(/i$/, 'ɪ')}${tail}`;
    }
  }
  return undefined;
}

const NUCLEUS = /[AIOWiuɑɔɛɪʊʌæə](?![AIOWiuɑɔɛɪʊʌæə])/;

function stressOn(syllables: string[], stressed: number): string {
  return syllables
    .map((syllable, index) => (index === stressed ? syllable.replace(NUCLEUS, 'ˈ$&') : syllable))
    .join('');
}
