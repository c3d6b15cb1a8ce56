import { Bell, Clock, Earth, Pencil } from '@strapi/icons';

const createWidgetTitle = (id: string, defaultMessage: string) => ({
	id: `sumu.home.${id}`,
	defaultMessage,
});

/** Widgets of the panel's home page, instead of Strapi's statistics. */
export const homeWidgets = [
	{
		id: 'sumu-waiting',
		icon: Bell,
		title: createWidgetTitle('waiting', 'Needs your attention'),
		component: async () => (await import('./waiting')).default,
	},
	{
		id: 'sumu-write',
		icon: Pencil,
		title: createWidgetTitle('write', 'Write'),
		component: async () => (await import('./write')).default,
	},
	{
		id: 'sumu-changes',
		icon: Clock,
		title: createWidgetTitle('changes', 'Latest changes'),
		component: async () => (await import('./changes')).default,
	},
	{
		id: 'sumu-site',
		icon: Earth,
		title: createWidgetTitle('site', 'Your site'),
		component: async () => (await import('./your-site')).default,
	},
];
