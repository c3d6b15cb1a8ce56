/** What is put in order by hand. */
const ordered: Readonly<Record<string, string>> = {
	'api::project.project': 'projects',
	'api::service.service': 'services',
	'api::skill.skill': 'skills',
};

/** What entries of a type are called, where they are put in order; else undefined. */
export const orderedName = (uid: string | undefined): string | undefined =>
	uid && Object.hasOwn(ordered, uid) ? ordered[uid] : undefined;

export const orderPath = (uid: string) => `/order/${uid}`;
