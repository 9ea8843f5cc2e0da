/**
 * Words that the most common passwords consist of. Alone, doubled, or with digits and signs at the ends they are easy
 * to guess. Keyboard runs, digit runs and repetitions are detected by rules (see check-password.ts).
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort passwd pass passw0rd contrasena senha motdepasse mima mimashi parola parole haslo secret secreto geheim
  letmein welcome bienvenue willkommen hello helloworld hallo bonjour hola changeme change default guest user username
  login logon signin access account admin administrator root toor master superuser system server oracle test testing tester
  temp temporary demo example sample computer internet google facebook youtube twitter instagram microsoft windows apple
  android samsung iphone nokia motorola linkedin yahoo gmail hotmail outlook amazon netflix spotify tiktok wechat weixin
  qq taobao alibaba baidu tencent huawei xiaomi naver kakao kinora cinema movie film video director
  iloveyou ilove loveyou loveme lovely love lover lovers mylove myself forever sweetheart darling honey baby babygirl babyboy
  princess prince queen king angel angels heaven jesus jesuschrist christ god godisgood blessed faith hope grace trinity
  family mother father mommy daddy brother sister friend friends bestfriend children freedom liberty peace happy happiness
  smile sunshine sunflower sunset summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december rainbow flower flowers butterfly
  monkey dragon tiger lion eagle falcon phoenix panther shadow wolf wolves bear horse dolphin elephant panda kitty kitten
  puppy doggy buddy ginger pepper cookie chocolate banana orange apple cherry strawberry cheese coffee pizza chicken
  football baseball basketball soccer hockey tennis golf golfer cricket rugby swimming running fitness boxing karate
  liverpool chelsea arsenal manchester united barcelona realmadrid juventus yankees cowboys steelers lakers eagles packers
  superman batman spiderman ironman wolverine starwars startrek skywalker matrix pokemon pikachu naruto goku minecraft roblox
  fortnite nintendo playstation xbox zelda mario sonic warcraft diablo gandalf hogwarts harrypotter snoopy garfield tinkerbell
  mickey minnie disney barbie hellokitty doraemon totoro sakura konnichiwa arigato annyeong saranghae sarang woaini woaiwo
  aini nihao zhongguo beijing shanghai seoul korea tokyo japan china america american england london paris france germany
  berlin moscow india mumbai brasil brazil mexico canada australia sydney newyork california texas chicago boston dallas
  michael jennifer jessica ashley daniel andrew matthew joshua anthony william robert thomas charlie george jordan michelle
  nicole amanda samantha elizabeth alexander christian benjamin jonathan nicholas richard patrick maggie hannah sophie
  mercedes ferrari porsche corvette mustang camaro yamaha harley davidson toyota honda nissan bmw audi hunter ranger killer
  trustno trustme whatever nothing something nevermind cheater fuckyou fuckme fuckoff asshole bitch biteme pussy
  money dollar million rich lucky winner champion legend hero ninja samurai warrior soldier maverick thunder lightning
  metallica nirvana guitar music rockyou rocknroll eminem blink beatles slayer player gamer hacker coder
  qwerty qwertz azerty asdf asdfgh zxcv zxcvbn abcd abcdef abcde abcabc qazwsx wsx edc qweasd qweasdzxc
  supersecret topsecret mypassword yourpassword nopassword newpassword oldpassword mysecret opensesame abracadabra`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Keyboard rows; parts of them, also reversed, are easy to guess. */
export const KEYBOARD_RUNS: readonly string[] = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  '147258369',
  '159753',
  '741852963',
  'zaqxswcdevfrbgtnhymjukilop',
  '!@#$%^&*()',
];
