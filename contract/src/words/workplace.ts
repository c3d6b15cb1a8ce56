import { accountNoticeWords } from './account-notices';
import { type CatalogueEntry, defaultForm, type Translations } from './catalogue-entry';
import { errorWords } from './errors';
import { isOriginal, type LocaleSettings } from './locale-settings';

/** Texts of `/sumu` that the specification fixes. `/sumu` is in English, so they have no Bangla. */
export const workplaceWords = {
	profile: { original: 'Profile', plain: 'Home' },
	addProject: { original: 'Add Project', plain: 'Add project' },
	addBlog: { original: 'Add Blog', plain: 'Add post' },
	addService: { original: 'Add Service', plain: 'Add service' },
	addSkill: { original: 'Add Skill', plain: 'Add skill' },
	addReview: { original: 'Add Review', plain: 'Add review' },
	updateProject: { original: 'Update Project', plain: 'Update project' },
	updateBlog: { original: 'Update Blog', plain: 'Update post' },
	updateService: { original: 'Update Service', plain: 'Update service' },
	updateSkill: { original: 'Update Skill', plain: 'Update skill' },
	updateReview: { original: 'Update Review', plain: 'Update review' },
	manageProjects: { original: 'Manage Projects', plain: 'Projects' },
	manageBlogs: { original: 'Manage Blogs', plain: 'Posts' },
	manageServices: { original: 'Manage Services', plain: 'Services' },
	manageSkills: { original: 'Manage Skills', plain: 'Skills' },
	manageReviews: { original: 'Manage Reviews', plain: 'Reviews' },
	manageUsers: { original: 'Manage Users', plain: 'Users' },
	logOut: { original: 'logOut', plain: 'Log out' },

	userName: { original: 'User Name', plain: 'Name' },
	userEmail: { original: 'User email', plain: 'E-mail' },
	email: { original: 'Email', plain: 'E-mail' },
	userRole: { original: 'User Role', plain: 'Role' },
	number: { original: 'Id', plain: 'No.' },
	admin: { original: 'admin', plain: 'Owner' },
	normal: { original: 'Normal', plain: 'Visitor' },

	blogName: { original: 'Blog name', plain: 'Title' },
	liveLink: { original: 'Live Link', plain: 'Live link' },
	projectTheme: { original: 'Project Theme', plain: 'Theme' },
	projectPrice: { original: 'Project Price', plain: 'Price' },
	reviewAddress: { original: 'Address', plain: 'Place' },
	skillPicture: { original: 'Skill photo', plain: 'Picture' },
	skillLevel: { original: 'lavel : {level}', plain: 'Level: {level}' },

	serviceAdded: { original: 'services add success', plain: 'Service added' },
	skillAdded: { original: 'skill add success', plain: 'Skill added' },
	reviewAdded: { original: 'review add success', plain: 'Review added' },
	entryAdded: { original: 'product add success', plain: 'Published' },

	enterBox: { original: 'input box is clear please type now', plain: 'Fill in this field' },
	choosePhoto: { original: 'select photo ', plain: 'Choose a picture' },
	choosePhotos: { original: 'select photos', plain: 'Choose a picture' },
	enterProjectName: { original: 'Enter your project name', plain: 'Enter a name' },
	enterLiveLink: { original: 'Enter project Live Link', plain: 'Enter the live link' },
	enterTheme: { original: 'Enter Your Project Theme', plain: 'Enter a theme' },
	enterPrice: { original: 'Enter Project Price ', plain: 'Enter a price' },
	enterFeature: { original: 'Project Feature', plain: 'Enter a feature' },
	enterDelivery: { original: 'Project Deration', plain: 'Enter the delivery time' },
	enterFrontend: { original: 'Frontend Technology', plain: 'Enter the front-end technologies' },
	enterBackend: { original: 'Backend Technology', plain: 'Enter the back-end technologies' },
	enterProjectDescription: {
		original: 'Enter Your projects Description',
		plain: 'Enter a description',
	},
	enterBlogName: { original: 'Enter your Blog name', plain: 'Enter a title' },
	enterAuthor: { original: 'Author Name', plain: 'Enter an author' },
	enterBlogDescription: { original: 'Enter Your Blog Description', plain: 'Enter a text' },
	enterReviewerName: { original: 'please type name', plain: 'Enter a name' },
	enterReviewerAddress: { original: 'please type your Address', plain: 'Enter a place' },
	enterReview: { original: 'please type  review', plain: 'Enter the review' },
	enterReviewerPhoto: { original: 'enter your photos', plain: 'Choose a photo' },

	confirmProjectDeletion: {
		original: 'You are sure to delete project information',
		plain: 'Deleted projects are removed from the site.',
	},
	confirmBlogDeletion: {
		original: 'You are sure to delete blog information',
		plain: 'Deleted posts are removed from the site.',
	},
	confirmServiceDeletion: {
		original: 'You are sure to delete service information',
		plain: 'Deleted services are removed from the site.',
	},
	confirmSkillDeletion: {
		original: 'You are sure to delete skill information',
		plain: 'Deleted skills are removed from the site.',
	},
	confirmReviewDeletion: {
		original: 'You are sure to delete review information',
		plain: 'Deleted reviews are removed from the site.',
	},
	confirmUserDeletion: {
		original: 'You are sure to delete user information',
		plain: 'Deleted accounts can no longer sign in.',
	},
	confirmMessageDeletion: {
		original: 'You are sure to delete message information',
		plain: 'Deleted messages are removed from your inbox.',
	},
	confirmSubscriberDeletion: {
		original: 'You are sure to delete subscriber information',
		plain: 'Deleted addresses no longer get the newsletter.',
	},
	projectDeleted: {
		original: 'Project information has been deleted.',
		plain: 'You can undo this for 10 seconds.',
	},
	blogDeleted: {
		original: 'Blog information has been deleted.',
		plain: 'You can undo this for 10 seconds.',
	},
	serviceDeleted: {
		original: 'Service information has been deleted.',
		plain: 'You can undo this for 10 seconds.',
	},
	skillDeleted: {
		original: 'Skill information has been deleted.',
		plain: 'You can undo this for 10 seconds.',
	},
	reviewDeleted: {
		original: 'Review information has been deleted.',
		plain: 'You can undo this for 10 seconds.',
	},
	messageDeleted: {
		original: 'Message information has been deleted.',
		plain: 'You can undo this for 10 seconds.',
	},
	subscriberDeleted: {
		original: 'Subscriber information has been deleted.',
		plain: 'You can undo this for 10 seconds.',
	},
} as const satisfies Readonly<Record<string, Pick<CatalogueEntry, 'original' | 'plain'>>>;

/** Entries that `/sumu` uses. Its own come last, because some public texts mean something else there. */
const workplaceEntries: readonly Pick<CatalogueEntry, 'original' | 'plain'>[] = [
	...Object.values(errorWords),
	...Object.values(accountNoticeWords),
	...Object.values(workplaceWords),
];

/** Returns the translations of `/sumu`; empty if the site uses the specification's texts. */
export function resolveWorkplaceTranslations(
	settings: Pick<LocaleSettings, 'wording' | 'language'>,
): Translations {
	if (isOriginal(settings)) return {};
	return Object.fromEntries(
		workplaceEntries.flatMap(({ original, plain }) =>
			plain === undefined ? [] : [[defaultForm(original), plain]],
		),
	);
}
