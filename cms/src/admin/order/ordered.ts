/** Content types that the owner sorts manually, with the plural of their name. */
const orderedTypeNames: Readonly<Record<string, string>> = {
	'api::project.project': 'projects',
	'api::service.service': 'services',
	'api::skill.skill': 'skills',
};

/** Returns the plural name of a content type that is sorted manually, otherwise undefined. */
export const orderedName = (uid: string | undefined): string | undefined =>
	uid && Object.hasOwn(orderedTypeNames, uid) ? orderedTypeNames[uid] : undefined;

export const orderPath = (uid: string) => `/order/${uid}`;
