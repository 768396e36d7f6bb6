import type { Section } from '../../speech/section.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Section<typeof english> = {
  connecting: 'Připojování ke stolu…',
  lost: 'Spojení se přerušilo. Zkoušíme to znovu…',
  lostHint: 'Vidíte poslední známý stav.',
  busy: (seconds) => `Server má moc práce. Zkusíme to znovu za ${seconds} s…`,
  late: (seconds) => `Tato stránka ještě nedorazila. Zkusíme to znovu za ${seconds} s…`,
  away: {
    title: (name) => `${name} tu teď není`,
    bot: (seconds) => `Pokud nikdo nevybere, za ${seconds} s převezme hru bot, než se hráč vrátí.`,
    never: 'Samo se nestane nic a písek běží dál.',
    wait: 'Počkat',
    standIn: 'Bot hraje hned',
  },
  closing: 'Server se restartuje. Vaše partie je uložená a za chvíli pokračuje.',
  outdated: 'Existuje novější verze hry.',
  reload: 'Načíst znovu',
  paused: 'Pauza',
  pausedBy: (name) => `Pauza (${name})`,
  pausedHint: 'Všechny troje hodiny leží na boku.',
  resume: 'Pokračovat',
  resumesIn: (count) => `Pokračujeme za ${count}`,
  pause: 'Pauza',
  broke: 'Na této obrazovce se něco pokazilo',
  brokeHint: 'Vaše partie je v bezpečí. Načtěte stránku znovu a vrátíte se k ní.',
  claimLost: (name) => `Vyšší privilegium má ${name}. O nic jste nepřišli: vyberte si znovu.`,
  claimWon: (names) => `Uplatnili jste privilegium; ustupuje: ${names}.`,
  letGo: {
    unseated: 'Hostitel vás požádal, abyste uvolnili místo. Můžete se dívat.',
    removed: 'Byli jste z této hry vyřazeni a hraje za vás bot. Můžete se dívat.',
    renewed: 'Vaše místo se přesunulo na jiné zařízení. Klíč teď platí jen tam.',
  },
  removedBy: {
    host: (name) => `Hostitel vyřadil ze hry: ${name}. Dál hraje bot.`,
    vote: (name) => `Hráči vyřadili ze hry: ${name}. Dál hraje bot.`,
  },
  tookOver: (name: string, bot: string) => `${name} hraje dál místo bota ${bot}.`,
  dismiss: 'Skrýt',
};
