/** The user guide in English; the other languages have exactly these keys. */
export const en = {
  heading: 'How films are made here',
  lead: 'From one line to a film you can keep and show. Read it from top to bottom in ten minutes, or go straight to what you need.',
  contents: 'On this page',
  begin: 'Make a film',
  keysKey: 'Key',
  keysWhat: 'What it does',
  chapters: {
    start: 'Your first film',
    idea: 'A good idea',
    settings: 'Look, format, length',
    roads: 'One click or step by step',
    cast: 'Your own characters',
    making: 'While it is made',
    takes: 'Takes',
    sound: 'Voices, music, subtitles',
    share: 'Download and share',
    prices: 'Draft and paid',
    coins: 'Film coins',
    keys: 'Keyboard',
    questions: 'Questions',
  },
  pictures: {
    idea: 'The idea page: the first frames draw themselves below the line that is being typed.',
    film: 'A finished film with its storyboard; under each frame stands what it shows.',
    receipt: 'The receipt: every part, who made it, and what it cost.',
  },
  texts: {
    startOne: 'Open <idea>New film</idea> and write one sentence.',
    startTwo:
      'Wait a second: the opening, the middle and the end draw themselves below it. Change a word, and they change too.',
    startThree: 'Press One click. You see the stages go by, from the story to the cut.',
    startFour: 'Play the film when it is there. A draft takes about half a minute and costs nothing.',
    startNote:
      'You can try the line on the <home>home page</home> without an account. To have the film made you sign in, and your line comes with you.',
    ideaText:
      'Say who it is about, where they are, and what gets in the way. “A lighthouse keeper befriends a storm that has lost its way home” has all three. One sentence is enough; up to {ideaCharacters, number} characters fit in.',
    ideaVerb:
      'The verb decides most. Befriend, repair, escape, find and teach each lead to a story of their own, with steps that follow from one another.',
    ideaThings:
      'Name the things that matter. A clock, a letter or a radio in your line stands on the stage in the film.',
    ideaEnrich: 'If you are short of words, Enrich the idea writes a fuller version. You can take it back.',
    ideaLanguage:
      'Write in English, Chinese, Korean or Japanese. The film speaks the language you wrote in, unless you choose another.',
    settingsType: 'Film type',
    settingsTypeText: '{types, number} types, from advertisement to news. The type sets pace, light and music.',
    settingsLook: 'Look',
    settingsLookText:
      '{looks, number} looks in five groups. Each is painted in its own way; it is never a mere filter over the finished picture.',
    settingsFormat: 'Format',
    settingsFormatText: 'Wide 16:9 for screens, tall 9:16 for phones.',
    settingsShots: 'Shots',
    settingsShotsText:
      'From {minimumShots, number} shots. Without a membership a film has up to {freeShots, number} and a height of 720 lines; members have up to {memberShots, number} and 1080.',
    roadsClick: 'One click goes straight through to the finished film.',
    roadsStep:
      'Step by step stops after each stage and shows you what was made. Go on when you like it, or make the failed parts again.',
    roadsNote:
      'Both cost the same where the draft engine works: nothing. With paid models, one click adds a price for each character and place, which the cost card lists; it is for members and for people who have invited somebody.',
    roadsNoteFree: 'Both cost the same: nothing.',
    castText:
      'On the idea page you can add up to {cast, number} pictures (JPEG, PNG, WebP, GIF, BMP or HEIC, up to {megabytes, number} MB each) and give each a name. The first one leads.',
    castHow:
      'Your picture is cut out and plays as a paper figure. It walks, turns and stands in the light of the scene, but its face is never redrawn.',
    castRights: 'Use only pictures you may use, and of people who agreed.',
    makingStages:
      'The strip at the top counts down: story, cast, script, frames, clips, music, cut. Clips play as soon as they are there.',
    makingGuide:
      'Each film has a guide: it shows you in twelve steps how to make it yours, and ticks what you have done. The first time it waits beside the picture and opens by itself when the film is there (on a phone it waits below the film); at any other time, press Guide on the page of one of <films>your films</films> or in its editor.',
    makingLeave: 'You may close the page. The film is made on the server, and you find it among your films.',
    makingFailed: 'If a shot fails, only that shot waits. Press Make it again; what is finished stays.',
    makingStop:
      'Stop ends the film where it is. What was made is kept, and film coins set aside for work that had not begun come back.',
    makingStopFree: 'Stop ends the film where it is. What was made is kept.',
    takesText:
      'Nothing is overwritten. Whenever a part is made again it gets the next take number, and the ring marks the take that is in the film.',
    takesPrint:
      'The small print below a frame reads like the edge of a film strip: shot, take, length, and who made it.',
    soundVoices:
      'Voices speak narration and lines in four languages, each character with its own. Moods change how a line is said.',
    soundMusic:
      'The score is composed for the story and follows its tension. Steps, doors, rain and rooms are heard in time with the picture.',
    soundSubtitles: 'Each film carries subtitles. Switch them on in the player, or download them as a file (VTT).',
    shareDownload: 'Download',
    shareDownloadText:
      'One MP4 that plays everywhere, with subtitles inside. Films made without a membership carry a small mark.',
    shareLink: 'Share link',
    shareLinkText:
      'Whoever has the link can watch, without an account. They see the title and which models made it, and the story text if the film is public. You can withdraw the link at any time.',
    sharePublic: 'Public',
    sharePublicText:
      'A public film is in the community: everybody can find, watch, like and comment on it. You can make it private again at any time.',
    shareCover: 'Cover',
    shareCoverText: 'Choose any shot, or a picture of yours.',
    shareCopy: 'Copy',
    shareCopyText: 'A copy lets you go on with another version. Nothing is made again, and nothing is charged.',
    pricesDraft: 'Draft',
    pricesDraftText:
      'Kinora’s own engine writes, draws, speaks and composes. It costs 0 film coins, and whatever it made is labelled Draft.',
    pricesPaid: 'Paid models',
    pricesPaidText:
      'Where the operator has set them up, models of other makers can do the story, the pictures, the clips or the music. Each says what it costs; the ones you cannot use say why.',
    pricesBefore: 'Before',
    pricesBeforeText:
      'The price stands on the button, and the cost card shows each part. What was quoted is what is charged.',
    pricesAfter: 'After',
    pricesAfterText:
      'The receipt lists every take, which model really made it, and its film coins. Failed work is given back.',
    pricesDelete:
      'If you delete a film while it is being made, the film coins set aside for what had not begun come back; those for what had begun do not. The dialog shows both amounts, and what stopping the film instead would give back.',
    coinsText: 'Film coins pay for paid models and tools. You can earn them:',
    coinsTextFree:
      'Only MojiMagic’s cards cost film coins on this site: every film is made by Kinora’s own engine. What you earn stays yours. You can earn them:',
    coinsCheckIn: 'Check in once a day: {checkIn, number} film coins.',
    coinsInvite:
      'Invite somebody: {inviter, number} film coins for you when they have made their first film, for up to {people, number} people. They get {newcomer, number}.',
    coinsProfile: 'Complete your profile: {profile, number} film coins, once.',
    coinsFeedback: 'Tell us what you think: {feedback, number} film coins, once.',
    coinsRedeem:
      'Redeem a code: {redeem, number} film coins, and you become a special user with every right of a member.',
    coinsBuy: 'Buy film coins or a plan on <pricing>Pricing</pricing>: free, starter, creator or pro studio.',
    coinsLow:
      'Below {low, number} film coins a reminder shows once. Every change of your balance stands in the film coin history, with its reason.',
    keysPlayer: 'In the player: play or pause',
    keysSeek: 'back or forward by 10 seconds',
    keysMute: 'sound off or on',
    keysFull: 'full screen',
    keysCaptions: 'subtitles',
    keysPicture: 'picture in picture',
    keysEnter: 'in the idea box: make the film',
    keysLine: 'in the idea box: a new line',
    keysArrows: 'move between tabs, looks and choices',
    keysEscape: 'close a dialog or a menu',
    questionOwn: 'Whose are the films?',
    answerOwn: 'Yours. The operator stores and shows them only as the <terms>User Agreement</terms> says.',
    questionSee: 'Can others see my films?',
    answerSee: 'Not unless you share a link or make a film public.',
    questionAgain: 'Why does the same line give the same film?',
    answerAgain:
      'Each form has a number from which everything follows. Begin a new film and it is another one; the first frames show you which.',
    questionPlain: 'Why do drafts look drawn?',
    answerPlain:
      'They are drawn by a program that knows figures, places and light. It is made for trying out: story, rhythm and shots first, costly models afterwards, if you like.',
    questionLost: 'I closed the browser while typing. Is my idea gone?',
    answerLost: 'No. It is kept in this browser until you make the film or clear it.',
    questionDelete: 'How do I delete everything?',
    answerDelete:
      'Delete single films in your list. Your whole account can be deleted on your profile page, where you can download all your data first.',
    questionHelp: 'Where do I get help?',
    answerHelp: 'Write to <contact>the operator of this site</contact>.',
  },
} as const;

type Loose<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Loose<Texts[Key]> };

/** What every language must supply. */
export type GuideTexts = Loose<typeof en>;
