import type { EntryUid } from '@sumu/contract';
import { blogView } from '../../api/blog/panel';
import { cartItemView } from '../../api/cart-item/panel';
import { messageView } from '../../api/message/panel';
import { projectComponentViews, projectView } from '../../api/project/panel';
import { reviewView } from '../../api/review/panel';
import { serviceView } from '../../api/service/panel';
import { siteSettingView } from '../../api/site-setting/panel';
import { siteComponentViews } from '../../api/site-setting/panel-components';
import { skillView } from '../../api/skill/panel';
import { subscriberView } from '../../api/subscriber/panel';
import { userView } from '../../api/user/panel';
import type { AnyPanelView } from '../../platform/panel/view';

const entryViews: Record<EntryUid, AnyPanelView> = {
	'api::project.project': projectView,
	'api::blog.blog': blogView,
	'api::review.review': reviewView,
	'api::service.service': serviceView,
	'api::skill.skill': skillView,
};

export const contentTypeViews: Record<string, AnyPanelView> = {
	...entryViews,
	'api::cart-item.cart-item': cartItemView,
	'api::message.message': messageView,
	'api::subscriber.subscriber': subscriberView,
	'api::site-setting.site-setting': siteSettingView,
	'plugin::users-permissions.user': userView,
};

export const componentViews: Record<string, AnyPanelView> = {
	...siteComponentViews,
	...projectComponentViews,
};
