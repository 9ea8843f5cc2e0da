import { addTranslation } from 'media-chrome/dist/utils/i18n.js';
import 'media-chrome/dist/lang/zh-CN.js';
import { En } from 'media-chrome/dist/lang/en.js';

/** Every word that the player's elements say; English and Chinese come with them. */
type ControlWords = Readonly<Record<keyof typeof En, string>>;

const KOREAN: ControlWords = {
  'Start airplay': 'AirPlay 시작', 'Stop airplay': 'AirPlay 중지', Audio: '오디오', Captions: '자막', 'Enable captions': '자막 켜기', 'Disable captions': '자막 끄기',
  'Start casting': '전송 시작', 'Stop casting': '전송 중지', 'Enter fullscreen mode': '전체 화면', 'Exit fullscreen mode': '전체 화면 종료', Mute: '음소거', Unmute: '음소거 해제', Loop: '반복',
  'Enter picture in picture mode': 'PIP 모드', 'Exit picture in picture mode': 'PIP 모드 종료', Play: '재생', Pause: '일시정지', 'Playback rate': '재생 속도', 'Playback rate {playbackRate}': '재생 속도 {playbackRate}',
  Quality: '화질', 'Seek backward': '뒤로 이동', 'Seek forward': '앞으로 이동', Settings: '설정', Auto: '자동', 'audio player': '오디오 플레이어', 'video player': '동영상 플레이어', volume: '음량', seek: '탐색',
  'closed captions': '자막', 'current playback rate': '현재 재생 속도', 'playback time': '재생 시간', 'media loading': '불러오는 중', settings: '설정', 'audio tracks': '오디오 트랙', quality: '화질',
  play: '재생', pause: '일시정지', mute: '음소거', unmute: '음소거 해제', 'chapter: {chapterName}': '챕터: {chapterName}', live: '실시간', Off: '끄기',
  'start airplay': 'AirPlay 시작', 'stop airplay': 'AirPlay 중지', 'start casting': '전송 시작', 'stop casting': '전송 중지', 'enter fullscreen mode': '전체 화면', 'exit fullscreen mode': '전체 화면 종료',
  'enter picture in picture mode': 'PIP 모드', 'exit picture in picture mode': 'PIP 모드 종료', 'seek to live': '실시간으로 이동', 'playing live': '실시간 재생 중',
  'seek back {seekOffset} seconds': '{seekOffset} 초 뒤로 이동', 'seek forward {seekOffset} seconds': '{seekOffset} 초 앞으로 이동',
  'Network Error': '네트워크 오류', 'Decode Error': '디코딩 오류', 'Source Not Supported': '지원하지 않는 형식', 'Encryption Error': '암호화 오류',
  'A network error caused the media download to fail.': '네트워크 문제로 불러오지 못했습니다.',
  'A media error caused playback to be aborted. The media could be corrupt or your browser does not support this format.': '재생이 중단되었습니다. 파일이 손상되었거나 브라우저가 지원하지 않는 형식입니다.',
  'An unsupported error occurred. The server or network failed, or your browser does not support this format.': '서버나 네트워크에 문제가 있거나 브라우저가 지원하지 않는 형식입니다.',
  'The media is encrypted and there are no keys to decrypt it.': '암호화된 영상이며 풀 수 있는 키가 없습니다.',
  hour: '시간', hours: '시간', minute: '분', minutes: '분', second: '초', seconds: '초', '{time} remaining': '{time} 남음', '{currentTime} of {totalTime}': '{totalTime} 중 {currentTime}', 'video not loaded, unknown time.': '아직 불러오지 않아 시간을 알 수 없습니다.',
};

const JAPANESE: ControlWords = {
  'Start airplay': 'AirPlayを開始', 'Stop airplay': 'AirPlayを停止', Audio: '音声', Captions: '字幕', 'Enable captions': '字幕を表示', 'Disable captions': '字幕を隠す',
  'Start casting': 'キャストを開始', 'Stop casting': 'キャストを停止', 'Enter fullscreen mode': '全画面', 'Exit fullscreen mode': '全画面を終了', Mute: '消音', Unmute: '消音を解除', Loop: '繰り返し',
  'Enter picture in picture mode': 'ピクチャー・イン・ピクチャー', 'Exit picture in picture mode': 'ピクチャー・イン・ピクチャーを終了', Play: '再生', Pause: '一時停止', 'Playback rate': '再生速度', 'Playback rate {playbackRate}': '再生速度 {playbackRate}',
  Quality: '画質', 'Seek backward': '戻る', 'Seek forward': '進む', Settings: '設定', Auto: '自動', 'audio player': '音声プレーヤー', 'video player': '動画プレーヤー', volume: '音量', seek: 'シーク',
  'closed captions': '字幕', 'current playback rate': '現在の再生速度', 'playback time': '再生時間', 'media loading': '読み込み中', settings: '設定', 'audio tracks': '音声トラック', quality: '画質',
  play: '再生', pause: '一時停止', mute: '消音', unmute: '消音を解除', 'chapter: {chapterName}': 'チャプター：{chapterName}', live: 'ライブ', Off: 'オフ',
  'start airplay': 'AirPlayを開始', 'stop airplay': 'AirPlayを停止', 'start casting': 'キャストを開始', 'stop casting': 'キャストを停止', 'enter fullscreen mode': '全画面', 'exit fullscreen mode': '全画面を終了',
  'enter picture in picture mode': 'ピクチャー・イン・ピクチャー', 'exit picture in picture mode': 'ピクチャー・イン・ピクチャーを終了', 'seek to live': 'ライブの位置へ', 'playing live': 'ライブ再生中',
  'seek back {seekOffset} seconds': '{seekOffset}秒戻る', 'seek forward {seekOffset} seconds': '{seekOffset}秒進む',
  'Network Error': '通信エラー', 'Decode Error': 'デコードエラー', 'Source Not Supported': '対応していない形式', 'Encryption Error': '暗号化エラー',
  'A network error caused the media download to fail.': '通信の問題で読み込めませんでした。',
  'A media error caused playback to be aborted. The media could be corrupt or your browser does not support this format.': '再生が中断されました。ファイルが壊れているか、ブラウザーが対応していない形式です。',
  'An unsupported error occurred. The server or network failed, or your browser does not support this format.': 'サーバーか通信に問題があるか、ブラウザーが対応していない形式です。',
  'The media is encrypted and there are no keys to decrypt it.': '暗号化されていて、解除する鍵がありません。',
  hour: '時間', hours: '時間', minute: '分', minutes: '分', second: '秒', seconds: '秒', '{time} remaining': '残り{time}', '{currentTime} of {totalTime}': '{totalTime}中{currentTime}', 'video not loaded, unknown time.': 'まだ読み込まれていないため、時間は分かりません。',
};

addTranslation('ko-KR', KOREAN);
addTranslation('ja-JP', JAPANESE);
