import { cases } from './cases/index.ts';
import { covers } from './covers/index.ts';
import { posts } from './posts/index.ts';
import { avatar } from './woven/avatars.ts';
import { developmentLife } from './woven/development-life.ts';
import { footerMark } from './woven/footer-mark.ts';
import { hero } from './woven/hero.ts';
import { portrait } from './woven/portrait.ts';
import { service } from './woven/services.ts';
import { shareCard } from './woven/share-card.ts';

export type Drawing = () => string | Promise<string>;

export const drawings: Record<string, Drawing> = {
	hero,
	portrait,
	'development-life': developmentLife,
	'service-creative-design': service('creative-design'),
	'service-web-design': service('web-design'),
	'service-web-development': service('web-development'),
	'service-authentication': service('authentication'),
	'service-hosting': service('hosting'),
	'service-team': service('team'),
	...covers,
	...cases,
	...posts,
	'avatar-1': avatar(1),
	'avatar-2': avatar(2),
	'avatar-3': avatar(3),
	'avatar-4': avatar(4),
	'avatar-5': avatar(5),
	'og-default': shareCard,
	'footer-mark': footerMark,
};
