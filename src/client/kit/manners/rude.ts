/**
 * Words that are hidden where the filter is on: the plain insults and curses of four languages, and nothing clever. A star
 * stands for any ending. It is a curtain for the reader, no judge: it misses what is new or written around it, and touching the
 * curtain shows the word.
 */
export const RUDE: readonly string[] = [
  // English
  ...'asshole* arsehole* bastard* bitch* bollocks bullshit* cock cocksuck* cunt* dickhead* faggot* fuck* kys'.split(
    ' ',
  ),
  ...'motherfuck* nigga* nigger* piss prick pussy retard retarded retards shit* slut sluts twat* wank wanker*'.split(
    ' ',
  ),
  ...'whore*'.split(' '),
  // German
  ...'arschgeige* arschloch* drecksau* dreckskerl* fick ficken ficker* fickt fotze* hure hurensohn* kanake*'.split(' '),
  ...'missgeburt* mistkerl* neger* nutte* scheiss* schlampe* schwuchtel* spast spasti* verpiss* vollidiot*'.split(' '),
  ...'wichser* wixer*'.split(' '),
  // Dutch
  ...'debiel* flikker godverdomme* hoer hoeren* kanker* klootzak* kut kutwijf* lul neuk* rotzak* schijt*'.split(' '),
  ...'teringlijer* tyfus* zakkenwasser*'.split(' '),
  // Czech
  ...'buzerant* buzna* curak* debil debile debilove hajzl* hovno jebat* jebn* kokot* kreten* kripl* kunda'.split(' '),
  ...'kundo kurva kurvy kurvo mrdat mrdej* mrdk* negr pica pico picovin* posranec* srac* vyjeb* zajeb* zkurv* zmrd*'.split(
    ' ',
  ),
];
