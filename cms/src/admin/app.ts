import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { ResetLinkPanel } from './accounts/reset-link-panel';
import { ArticleField } from './article/article-field';
import { belowText } from './article/below-text';
import { CartPanel } from './cart-panel';
import { withCrops } from './crops/with-crops';
import { registerFields } from './fields/register';
import { groupSettingsFields } from './forms/grouped';
import { Heading } from './forms/heading';
import { YearInput } from './forms/year-input';
import { HistoryPanel } from './history/history-panel';
import { homeWidgets } from './home/widgets';
import { AboveList } from './lists/above-list';
import { Approve } from './lists/approve';
import { shortColumns } from './lists/columns';
import { iconUrl, logoUrl, ownTabIcon } from './mark';
import { inOrder } from './menu';
import { Answers } from './messages/answers';
import { AskedProjects } from './messages/asked-projects';
import { replaceJsonFields } from './messages/form';
import { type BulkActionProps, MarkRead, MarkUnread } from './messages/mark-read';
import { MessagePanel, ReplyAction } from './messages/message-panel';
import { withoutSave, withoutSaving } from './messages/without-save';
import { dismissBanner } from './no-banner';
import { ownPages } from './pages';
import type { EditViewProps } from './shown';
import { sendBase } from './stale/send-base';
import { panelTheme } from './theme';
import { ownTitles } from './title';
import { panelTranslations } from './words';

type Customization = NonNullable<ConstructorParameters<typeof StrapiApp>[0]>;
type Link = Parameters<typeof inOrder>[0][number];
type Media = Parameters<typeof withCrops>[0];

/** Extension points of the content manager that are used here. */
interface ContentManager {
	addEditViewSidePanel(
		panels: ((shown: EditViewProps) => object | null)[] | typeof withoutSave,
	): void;
	addDocumentAction(
		actions: ((shown: EditViewProps) => object | null)[] | typeof withoutSaving,
	): void;
	addBulkAction(actions: ((selected: BulkActionProps) => object | null)[]): void;
}

/** Turns off everything that calls external services, and sets the site's logo and texts. */
const config: Customization['config'] = {
	locales: [],
	tutorials: false,
	notifications: { releases: false },
	auth: { logo: logoUrl },
	menu: { logo: iconUrl },
	theme: panelTheme,
	translations: { en: panelTranslations },
};

const contentManagerHooks = 'Admin/CM/pages';

export default {
	config,
	register(app: StrapiApp) {
		app.widgets.register(() => homeWidgets);
		registerFields(app);
		const { media } = app.library.fields;
		app.addFields([
			...(media ? [{ type: 'media', Component: withCrops(media as Media) as ComponentType }] : []),
			{ type: 'article', Component: ArticleField as ComponentType },
			{ type: 'heading', Component: Heading as ComponentType },
			{ type: 'year', Component: YearInput as ComponentType },
			{ type: 'asked-projects', Component: AskedProjects as ComponentType },
			{ type: 'answers', Component: Answers as ComponentType },
		]);
		const apis = app.getPlugin('content-manager').apis as unknown as ContentManager;
		apis.addEditViewSidePanel([HistoryPanel, MessagePanel, CartPanel, ResetLinkPanel]);
		apis.addEditViewSidePanel(withoutSave);
		apis.addDocumentAction(withoutSaving);
		apis.addDocumentAction([ReplyAction]);
		apis.addBulkAction([Approve, MarkRead, MarkUnread]);
		app.router.addRoute(ownPages);
		sendBase();
	},
	bootstrap(app: StrapiApp) {
		app.registerHook(
			`${contentManagerHooks}/App/mutate-collection-types-links`,
			({ ctLinks, models }: { ctLinks: Link[]; models: unknown }) => ({
				ctLinks: inOrder(ctLinks),
				models,
			}),
		);
		app.registerHook(
			`${contentManagerHooks}/App/mutate-single-types-links`,
			({ stLinks, models }: { stLinks: Link[]; models: unknown }) => ({
				stLinks: inOrder(stLinks),
				models,
			}),
		);
		app.registerHook(`${contentManagerHooks}/ListView/inject-column-in-table`, shortColumns);
		app.registerHook(
			`${contentManagerHooks}/EditView/mutate-edit-view-layout`,
			groupSettingsFields,
		);
		app.registerHook(`${contentManagerHooks}/EditView/mutate-edit-view-layout`, replaceJsonFields);
		app.registerHook(`${contentManagerHooks}/EditView/mutate-edit-view-layout`, belowText);
		app
			.getPlugin('content-manager')
			.injectComponent('listView', 'actions', { name: 'above-list', Component: AboveList });
		dismissBanner(localStorage);
		ownTitles(document);
		ownTabIcon(document);
	},
};
