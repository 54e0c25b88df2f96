/** French words of the screen from which sessions beside a boxed game begin. */
import { format } from '../format.ts'
import type { CompanionText } from './en.ts'

const f = format('fr')

export const text: CompanionText = {
  language: 'fr',
  title: 'À côté de la boîte',
  lead: 'Le vrai plateau est sur la table. L’application tient les comptes, lance les dés, pioche et fait le décompte ; tout peut être repris.',
  resume: 'Continuer',
  sessions: 'Vos parties',
  session: (names, game, where) => `Continuer avec ${names} : ${game}, ${where}`,
  at: {
    rounds: (n) => `Manche ${n}`,
    months: (n) => `Mois ${n}`,
  },
  trimester: (n) => `Trimestre ${n}`,
  lastTrimester: 'Dernier trimestre',
  monthIn: (trimester, n) => `${trimester}, mois ${n}`,
  over: 'terminée',
  remove: (names) => `Supprimer la partie de ${names}`,
  export: (names) => `Exporter la partie de ${names} dans un fichier`,
  import: 'Importer une partie',
  editions: 'Éditions à soi',
  editionsNote: 'Saisir les nombres de votre boîte imprimée',
  removed: 'Partie supprimée',
  bringBack: 'La récupérer',
  unreadable: (n) =>
    `${f.count(n, 'partie ne peut pas être lue', 'parties ne peuvent pas être lues')} par cette version. Rien n’en est effacé.`,
  fresh: 'Nouvelle partie',
  whichBox: 'Quelle boîte est sur la table ?',
  printed: 'Quels nombres y sont imprimés ?',
  players: 'Joueurs',
  playersNote: 'dans l’ordre autour de la table',
  name: (n) => `Nom du joueur ${n}`,
  unnamed: (n) => `Joueur ${n}`,
  crestOf: (name, crest) => `Emblème de ${name} : ${crest}`,
  whichCrest: (name) => `Quelle couleur pour ${name} ?`,
  crests: {
    star: 'étoile (rose)',
    shield: 'bouclier (bleu)',
    clover: 'trèfle (vert)',
    flame: 'flamme (orange)',
    crescent: 'lune (blanc)',
    butterfly: 'papillon (vert)',
    toadstool: 'amanite (orange)',
    gem: 'joyau (lilas)',
  },
  follow: 'L’app joue avec vous',
  followNote: 'Dites-lui vos coups : elle vérifie, compte et joue les places vides.',
  noFollow: 'L’app ne peut pas encore jouer avec vous à ce jeu : ici, elle tient les comptes.',
  add: 'Ajouter un joueur',
  drop: (name) => `${name} ne joue pas`,
  begin: 'Commencer',
  beginWith: (n) => f.count(n, 'joueur', 'joueurs'),
}
