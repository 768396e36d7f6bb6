import type { Written } from './speech/languages.ts';

/** One thing of the game, by the name that a rulebook gives it and by names that are not used for it. */
export interface Term {
  readonly says: Readonly<Record<Written, RegExp>>;
  readonly never?: Readonly<Partial<Record<Written, RegExp>>>;
}

/** The terms of the four printed rulebooks, so that a player of each edition feels at home. A test reads them. */
export const TERMS_OF_THE_GAME: Readonly<Record<string, Term>> = {
  timer: {
    says: { en: /\btimers?\b/, de: /Sanduhr/, nl: /zandloper/, cs: /přesýpací hodiny/ },
    never: {
      en: /hourglass|sandglass|\bclocks?\b/i,
      de: /Stundenglas|\bUhr(en)?\b|Sandglas/,
      nl: /uurglas|zandglas/,
      cs: /klepsydr|časovač/,
    },
  },
  ranOut: {
    says: { en: /run out/, de: /abgelaufen/, nl: /doorgelopen/, cs: /dosypa/ },
    never: { nl: /zandloper\S* (is|zijn|staat|staan) leeg|lege zandloper/ },
  },
  flip: {
    says: { en: /\bflip/, de: /umdreh/, nl: /omdraai/, cs: /překlop/ },
    never: { en: /turn(ed|s)? (a|the) timer over/, de: /\bwende(t|n)? die\b/, cs: /obrátit|otočit|otočte/ },
  },
  timeMarker: { says: { en: /time marker/, de: /Sanduhrmarker/, nl: /tijdste/, cs: /ukazatel\S* času/ } },
  timerTrack: {
    says: { en: /timer track/, de: /Zeitanzeige/, nl: /zandloperspoor/, cs: /stupnice časomíry/ },
    never: { de: /Zeitleiste/ },
  },
  untimed: {
    says: { en: /untimed/, de: /ohne aktive Sanduhren/, nl: /zonder zandlopers/, cs: /bez přesýpacích hodin/ },
    never: { en: /without (any )?timers\b/ },
  },
  area: { says: { en: /\barea/, de: /Bereich/, nl: /gebied/, cs: /oblast/ } },
  row: { says: { en: /\brow/, de: /Reihe/, nl: /\brij/, cs: /řad/ } },
  frame: { says: { en: /\bframe/, de: /Rahmen/, nl: /kader/, cs: /rámeč/ } },
  box: { says: { en: /\bbox/, de: /Kasten|Kästen/, nl: /beloningsveld/, cs: /políč\S+ odměn/ } },
  worker: {
    says: { en: /\bworker/, de: /Arbeiter/, nl: /werker/, cs: /služebn/ },
    never: { en: /meeple|\bpawn/, de: /Meeple/, nl: /arbeider/, cs: /dělní|pracovní/ },
  },
  common: {
    says: { en: /common worker/, de: /kleine\S* Arbeiter/, nl: /gewone werker/, cs: /běžn\S+ služebn/ },
    never: { en: /small worker/, de: /gewöhnliche\S* Arbeiter/, nl: /kleine werker/, cs: /(mal|obyčejn)\S+ služebn/ },
  },
  grande: {
    says: { en: /grande worker/, de: /große\S* Arbeiter/, nl: /grote werker/, cs: /mocn\S+ služebn/ },
    never: { en: /\b(grand|big|large|tall) worker/, cs: /velk\S+ služebn/ },
  },
  stuck: {
    says: { en: /\bstuck\b/, de: /sitzt (er )?fest/, nl: /zit vast/, cs: /zasek/ },
    never: {
      en: /stranded|chained|trapped/,
      de: /gestrandet|\bgefangen/,
      nl: /gestrand\b/,
      cs: /uvázl|uvízl/,
    },
  },
  act: {
    says: { en: /\bact\b/, de: /Aktion\S* durch/, nl: /actie\S* uit/, cs: /provést akci/ },
    never: {
      de: /\bhand(eln|elt|le|elst)\b|ausführ|ausgeführt/i,
      nl: /in actie komen|\bhandel(en|t)\b/,
      cs: /\bjedn(at|á|ejte|áte)\b/,
    },
  },
  military: {
    says: { en: /military/, de: /Militär/, nl: /soldaten/, cs: /armád/ },
    never: { en: /soldier|\barm(y|ies)\b/i, de: /Soldat|Armee|\bHeer/, nl: /\bleger|militair/i, cs: /\d armád/ },
  },
  culture: { says: { en: /culture/, de: /Kultur/, nl: /cultuur/, cs: /kultur/ } },
  gold: {
    says: { en: /\bgold/, de: /\bGold/, nl: /\bgoud/, cs: /\bzlat/ },
    never: { en: /\b(coins?|money)\b/i, de: /Münzen|\bGeld/, nl: /munten|\bgeld\b/, cs: /mince|peníze/ },
  },
  resource: {
    says: { en: /resource/, de: /Rohstoff/, nl: /middel/, cs: /zdroj/ },
    never: { de: /Ressource/, nl: /grondstof/, cs: /surovin/ },
  },
  wild: {
    says: { en: /\bwild\b/i, de: /beliebige\S* Rohstoff/, nl: /middel\S* naar keuze/, cs: /univerzální\S* zdroj/ },
    never: {
      en: /of any kind/,
      de: /Rohstoffe? (nach|deiner) Wahl|Joker/,
      nl: /willekeurige? middel/,
      cs: /libovoln\S+ zdroj/,
    },
  },
  vote: {
    says: { en: /\bvote/, de: /Stimme/, nl: /\bstem/, cs: /\bhlas/ },
    never: {
      en: /votes (are |is )?(given|handed|returned)|(give|hand|return)s? back .*votes/,
      de: /Stimmen .*zurückgegeb/,
      nl: /stemmen .*terugg/,
      cs: /vrac\S+ .*hlasy/,
    },
  },
  victoryPoint: {
    says: { en: /victory point/, de: /Siegpunkt/, nl: /\bpunt/, cs: /vítězn\S+ bod/ },
    never: { en: /points? of choice/, de: /[Pp]unkte? (nach|deiner) Wahl/, nl: /overwinningspunt|zegepunt/ },
  },
  victoryTrack: {
    says: { en: /track/, de: /leiste/i, nl: /spoor|sporen/, cs: /stupnic/ },
    never: { nl: /scorebalk/ },
  },
  power: {
    says: { en: /\bpower/, de: /Stärke/, nl: /kracht/, cs: /\bmoci?\b/ },
    never: { de: /\bMacht\b/, nl: /\bmacht\b/ },
  },
  prestige: {
    says: { en: /prestige/, de: /Ansehen/, nl: /prestige/, cs: /věhlas/ },
    never: { de: /Prestige/, cs: /prestiž/ },
  },
  popularity: {
    says: { en: /popularity/, de: /Beliebtheit/, nl: /populariteit/, cs: /popularit/ },
    never: { de: /Popularität/, cs: /oblíbenost/ },
  },
  legendaryToken: {
    says: { en: /legendary token/, de: /legendäre\S* Marker/, nl: /legendarische steen/, cs: /legendární\S* žeton/ },
    never: { en: /\bcomet\b/, de: /Komet/, nl: /komeet/, cs: /\bkomet/ },
  },
  parchment: {
    says: { en: /parchment/, de: /Pergament/, nl: /perkament/, cs: /svit/ },
    never: { en: /\bscroll\b/, de: /Schriftrolle/, nl: /schriftrol/, cs: /pergamen/ },
  },
  production: { says: { en: /production/, de: /Produktion/, nl: /productie/, cs: /produkc/ } },
  conquer: { says: { en: /conquer/, de: /erober/, nl: /verover/, cs: /dobýt|dobyj|dobýv/ } },
  refresh: {
    says: { en: /refresh/, de: /auffüll/, nl: /aanvul/, cs: /obnovit|obnoven/ },
    never: { en: /\bholes?\b|\bgaps?\b/ },
  },
  slot: {
    says: { en: /\bslot/, de: /Spalte/, nl: /kolom/, cs: /pole?m? (produkce)?/ },
    never: { en: /\bpiles?\b/ },
  },
  provinceLimit: {
    says: { en: /province limit/i, de: /Provinzlimit/, nl: /provincielimiet|limiet/i, cs: /limit provincií/i },
    never: { de: /Provinzgrenze/, nl: /provinciegrens/ },
  },
  tuck: {
    says: { en: /\btuck/, de: /schieb/, nl: /schui/, cs: /zasuň|zasun/ },
    never: { en: /\blay it\b|\blaid\b/ },
  },
  stratagem: {
    says: { en: /stratagem/, de: /Kriegslist/, nl: /krijgslist/, cs: /lst[íi]/ },
    never: { de: /Strategiekarte|ausspiel/i, nl: /strategiekaart/, cs: /strategick/ },
  },
  permanent: {
    says: { en: /permanent/, de: /dauerhaft|permanent/i, nl: /permanente/, cs: /trval|stál/i },
    never: { nl: /blijvende/ },
  },
  retrieve: {
    says: { en: /retrieve/, de: /befrei/, nl: /losma|maak\S* .* los/, cs: /uvoln/ },
    never: { en: /free (one of )?your worker/, nl: /bevrijd/, cs: /osvobod/ },
  },
  discard: {
    says: { en: /discard/, de: /ableg|abgeleg/, nl: /afleg|afgeleg|leg\S* .* af/, cs: /odho/ },
    never: { en: /\blet \S+ go\b/, nl: /wegdoe|provincie\S* (opgeven|afstaan)/ },
  },
  achievement: {
    says: { en: /achievement/, de: /Errungenschaft/, nl: /prestatie/, cs: /úspěch/ },
    never: { de: /Erfolg(e|s)?karte/, nl: /\bBezit\b/ },
  },
  council: {
    says: { en: /council/, de: /Ratsversammlung/, nl: /\braad/, cs: /\brad[auyo]/ },
    never: { de: /ruft den Rat|Rat ist gerufen|Ratgeber/, nl: /\braden\b/ },
  },
  callTime: {
    says: { en: /call time/i, de: /Frist/, nl: /klok aan/, cs: /vyz/ },
    never: { nl: /afroep|roep de tijd/ },
  },
  privilege: {
    says: { en: /privilege/, de: /Privileg/, nl: /privilege/, cs: /privilegi/ },
    never: { de: /Vorrecht/, nl: /voorrecht/, cs: /výsad/ },
  },
  mat: {
    says: { en: /\bmat\b/, de: /Tableau/, nl: /tableau/, cs: /\bdes[kc]/ },
    never: { en: /player board/, de: /Spielermatte|Spielertafel/, nl: /spelersbord/, cs: /tablo/ },
  },
  strictPlacement: { says: { en: /strict placement/i, de: /strenge\S* Einsetz/i, nl: /streng/i, cs: /přísn/i } },
  glory: { says: { en: /glory/, de: /Ruhm/, nl: /glorie/, cs: /sláv/ }, never: { nl: /\broem\b/ } },
  civilWar: { says: { en: /civil war/i, de: /Bürgerkrieg/, nl: /burgeroorlog/i, cs: /občansk\S+ válk/i } },
  /** People are players, opponents and hosts; no riddles about who is meant. */
  people: {
    says: { en: /\bplayers?\b/, de: /Spieler/, nl: /speler/, cs: /hráč/ },
    never: {
      en: /\b(somebody|whoever|whosoever|anybody|everybody|nobody|opponents?)\b/i,
      de: /\bPerson(en)?\b|irgendwer|Rivale/,
      nl: /gastheer|rival|wie dan ook/i,
      cs: /protihráč|rival/i,
    },
  },
  resume: {
    says: { en: /resume/i, de: /weiter/i, nl: /verder/i, cs: /pokračovat/i },
    never: { en: /\b(is about )?to go on\b|Going on in/ },
  },
  address: {
    says: { en: /\byou\b/i, de: /\bdu\b/i, nl: /\bje\b/, cs: /\bvy|vaš/i },
    never: {
      de: /\b(haben|können|dürfen|müssen|wählen) Sie\b|\bIhnen\b/,
      nl: /\b(u|uw)\b/,
      cs: /\b(můžeš|smíš|tvůj|tvoje|hraješ)\b/,
    },
  },
};

/** Where another word stands on purpose: a place and all below it, and why. */
export const EXCEPTIONS: Readonly<Record<Written, Readonly<Record<string, string>>>> = {
  en: {
    'words.names.bots': 'bots have names of their own',
    'words.cards.achievements.standingArmy': 'the name of a card',
    'words.characters.blurbs.pacifist': 'an army, not the resource',
    'lessons.lessons.votes.steps.claim': 'explains the drawing on the token',
    'rulebook.notes.clock': 'the clock of the story',
  },
  de: {
    'words.cards.achievements.standingArmy': 'the name of a card',
    'words.characters.blurbs.pacifist': 'an army, not the resource',
    'lessons.lessons.votes.steps.claim': 'explains the drawing on the token',
    'rulebook.notes.clock': 'the clock of the story',
  },
  nl: {
    'words.cards.achievements.standingArmy': 'the name of a card',
    'words.characters.blurbs.pacifist': 'an army, not the resource',
    'lessons.lessons.votes.steps.claim': 'explains the drawing on the token',
  },
  cs: {
    'lessons.lessons.votes.steps.claim': 'explains the drawing on the token',
    'rulebook.glossary.flip.meaning': 'explains the term',
  },
};
