/// <reference path="./po.d.ts" />
import ar from '../../locales/ar.po';
import bn from '../../locales/bn.po';
import cs from '../../locales/cs.po';
import de from '../../locales/de.po';
import es from '../../locales/es.po';
import fr from '../../locales/fr.po';
import hi from '../../locales/hi.po';
import ja from '../../locales/ja.po';
import ptBr from '../../locales/pt-BR.po';
import type { LanguageTexts, TranslatedLanguage } from '../words';

export const localeTexts: Readonly<Record<TranslatedLanguage, LanguageTexts>> = {
	ar,
	bn,
	cs,
	de,
	es,
	fr,
	hi,
	ja,
	'pt-BR': ptBr,
};
