import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { CartPanel } from './cart-panel';
import { grouped } from './forms/grouped';
import { Heading } from './forms/heading';
import { YearInput } from './forms/year-input';
import { HistoryPanel } from './history/history-panel';
import { widgets } from './home/widgets';
import { shortColumns } from './lists/columns';
import logo from './logo.svg';
import { inOrder } from './menu';
import { MarkRead, MarkUnread, type Selected } from './messages/mark-read';
import { MessagePanel } from './messages/message-panel';
import { dismissBanner } from './no-banner';
import type { Shown } from './shown';
import { sendBase } from './stale/send-base';
import { ownTitles } from './title';
import { words } from './words';

type Customization = NonNullable<ConstructorParameters<typeof StrapiApp>[0]>;
type Link = Parameters<typeof inOrder>[0][number];

/** What the content manager lets others add, as far as it is used here. */
interface ContentManager {
	addEditViewSidePanel(panels: ((shown: Shown) => object | null)[]): void;
	addBulkAction(actions: ((selected: Selected) => object | null)[]): void;
}

/** The panel asks nobody on the internet anything, and wears the site's mark and words. */
const config: Customization['config'] = {
	locales: [],
	tutorials: false,
	notifications: { releases: false },
	auth: { logo },
	menu: { logo },
	translations: { en: words },
};

const hooks = 'Admin/CM/pages';

export default {
	config,
	register(app: StrapiApp) {
		app.widgets.register(() => widgets);
		app.addFields([
			{ type: 'heading', Component: Heading as ComponentType },
			{ type: 'year', Component: YearInput as ComponentType },
		]);
		const apis = app.getPlugin('content-manager').apis as unknown as ContentManager;
		apis.addEditViewSidePanel([HistoryPanel, MessagePanel, CartPanel]);
		apis.addBulkAction([MarkRead, MarkUnread]);
		sendBase();
	},
	bootstrap(app: StrapiApp) {
		app.registerHook(
			`${hooks}/App/mutate-collection-types-links`,
			({ ctLinks, models }: { ctLinks: Link[]; models: unknown }) => ({
				ctLinks: inOrder(ctLinks),
				models,
			}),
		);
		app.registerHook(
			`${hooks}/App/mutate-single-types-links`,
			({ stLinks, models }: { stLinks: Link[]; models: unknown }) => ({
				stLinks: inOrder(stLinks),
				models,
			}),
		);
		app.registerHook(`${hooks}/ListView/inject-column-in-table`, shortColumns);
		app.registerHook(`${hooks}/EditView/mutate-edit-view-layout`, grouped);
		dismissBanner(localStorage);
		ownTitles(document);
	},
};
