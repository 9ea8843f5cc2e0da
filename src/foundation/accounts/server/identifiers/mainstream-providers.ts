/** Domains of well-known public mail providers; KINORA_MAIL_DOMAINS replaces or extends the list. */
export const MAINSTREAM_PROVIDERS: readonly string[] = `
  gmail.com googlemail.com outlook.com outlook.fr outlook.de outlook.es outlook.it outlook.jp outlook.kr outlook.com.br hotmail.com hotmail.co.uk
  hotmail.fr hotmail.de hotmail.it hotmail.es hotmail.co.jp live.com live.cn live.jp live.co.kr live.co.uk live.fr live.nl msn.com
  yahoo.com yahoo.co.uk yahoo.co.jp yahoo.co.kr yahoo.co.in yahoo.com.cn yahoo.com.hk yahoo.com.tw yahoo.com.br yahoo.com.mx yahoo.com.au
  yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.ca yahoo.in ymail.com rocketmail.com icloud.com me.com mac.com
  proton.me protonmail.com pm.me aol.com mail.com gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de posteo.de mailbox.org tuta.com
  zoho.com zohomail.com fastmail.com fastmail.fm hey.com duck.com
  qq.com vip.qq.com foxmail.com 163.com vip.163.com 126.com vip.126.com yeah.net 188.com sina.com sina.cn vip.sina.com sohu.com aliyun.com 139.com 189.cn
  wo.cn 21cn.com tom.com
  naver.com hanmail.net daum.net kakao.com nate.com korea.com
  docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp ymobile.ne.jp nifty.com biglobe.ne.jp ocn.ne.jp so-net.ne.jp excite.co.jp plala.or.jp
  yandex.com yandex.ru ya.ru mail.ru bk.ru inbox.ru list.ru rambler.ru seznam.cz wp.pl o2.pl onet.pl interia.pl abv.bg ukr.net
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net libero.it virgilio.it tiscali.it telenet.be skynet.be ziggo.nl kpnmail.nl
  comcast.net verizon.net att.net sbcglobal.net cox.net charter.net bellsouth.net btinternet.com sky.com virginmedia.com ntlworld.com
  rogers.com bell.net shaw.ca bigpond.com optusnet.com.au xtra.co.nz uol.com.br bol.com.br terra.com.br rediffmail.com
`
  .trim()
  .split(/\s+/);
