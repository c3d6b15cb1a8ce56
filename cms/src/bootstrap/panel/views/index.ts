import type { View } from '../view';
import { blogView } from './blog';
import { cartItemView, messageView, subscriberView } from './inbox';
import { projectView } from './project';
import { reviewView } from './review';
import { serviceView } from './service';
import { siteSettingView } from './site-setting';
import { skillView } from './skill';
import { userView } from './user';

export { componentViews } from './components';

export const contentTypeViews: Record<string, View> = {
	'api::project.project': projectView,
	'api::blog.blog': blogView,
	'api::review.review': reviewView,
	'api::service.service': serviceView,
	'api::skill.skill': skillView,
	'api::cart-item.cart-item': cartItemView,
	'api::message.message': messageView,
	'api::subscriber.subscriber': subscriberView,
	'api::site-setting.site-setting': siteSettingView,
	'plugin::users-permissions.user': userView,
};
