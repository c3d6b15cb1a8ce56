/** Whether visitors' reviews wait for the owner. */
export async function isModerated(): Promise<boolean> {
	const uid = 'api::site-setting.site-setting';
	const setting = await strapi.db.query(uid).findOne({ select: ['moderateReviews'] });
	return setting?.moderateReviews === true;
}
