import type { Blog, BlogForm, ManagedBlog } from '../schemas/blog';
import type { CartItem } from '../schemas/card';
import type { ContactBody } from '../schemas/contact';
import type { OwnMessage } from '../schemas/inbox';
import type { ListedReview, OwnerReviewForm } from '../schemas/owner-review';
import type { Picture } from '../schemas/picture';
import type {
	ManagedProject,
	ManagedWholeProject,
	Project,
	ProjectWithNeighbours,
	WholeProject,
} from '../schemas/project';
import type { ProjectForm } from '../schemas/project-form';
import type { OwnReview, Review } from '../schemas/review';
import type { ManagedService, Service, ServiceForm } from '../schemas/service';
import type { ManagedSkill, Skill, SkillForm } from '../schemas/skill';
import type { Session, User } from '../schemas/user';
import type { DeepRequired } from './example';

export const sampleId = 'k2x9mvq7c1d4tz8b5h3wy0fa';
export const sampleDate = '2026-03-14T09:26:53.000Z';
export const sampleUpdateDate = '2026-04-02T15:08:30.000Z';
export const sampleEmail = 'nadia@example.com';

const sampleUploadUrl = 'https://mira.example/uploads/tea_house_5f1c2d.webp';

export const samplePicture: Picture = {
	url: sampleUploadUrl,
	width: 1600,
	height: 1000,
	alt: 'The shop’s front page',
	placeholder: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
	focalPoint: { x: 40, y: 20 },
	formats: [{ url: '/uploads/w640_tea_house.avif', width: 640, height: 400, mime: 'image/avif' }],
};

export const sampleProject: Project = {
	_id: sampleId,
	slug: 'shapla-tea-house',
	projectsName: 'Shapla Tea House',
	image: sampleUploadUrl,
	picture: samplePicture,
	projectsLiveLink: 'https://shapla.example',
	frontend: 'React, Tailwind',
	backend: 'Node.js, Express',
	projectTheme: 'Shop',
	projectFeature: ['Cart', 'Payment', 'Search', 'Two languages'],
	projectDelivery: '3 weeks',
	projectPrice: 480,
	projectsDescription: 'A shop for twenty teas, in Bangla and English.',
	category: 'Web Development',
	date: sampleDate,
	updated: sampleUpdateDate,
	rating: { average: 4.6, count: 12 },
};

/** Publication state of an entry, for users who manage it. */
export const samplePublicationState = {
	status: 'scheduled',
	publishAt: '2026-12-04T03:00:00.000Z',
	shown: true,
} as const;
export const managedProject: DeepRequired<ManagedProject> = {
	...sampleProject,
	...samplePublicationState,
};

const sampleCaption = 'The counter, a week after the opening.';

export const wholeProject: WholeProject = {
	...sampleProject,
	story: 'Tea was sold by **telephone**.',
	html: '<p>Tea was sold by <strong>telephone</strong>.</p>',
	client: 'Shapla Estate',
	year: 2025,
	role: 'Design and development',
	outcomes: [{ value: '×2', label: 'orders in the first season' }],
	gallery: [{ picture: samplePicture, alt: 'A shop counter', caption: sampleCaption }],
	testimonial: {
		_id: sampleId,
		reviewText: 'Mira understood tea before he drew a line.',
		UserName: 'Rokeya Begum',
		userImg: null,
	},
};
export const managedWholeProject: DeepRequired<ManagedWholeProject> = {
	...wholeProject,
	...samplePublicationState,
};

const { _id, slug, projectsName, projectTheme } = sampleProject;
export const projectWithNeighbours: DeepRequired<ProjectWithNeighbours> = {
	...managedWholeProject,
	previous: {
		_id,
		slug: 'boat-tours',
		projectsName: 'Boat tours',
		projectTheme,
		picture: samplePicture,
	},
	next: { _id, slug, projectsName, projectTheme, picture: samplePicture },
};

export const projectForm: Required<ProjectForm> = {
	projectsName: sampleProject.projectsName,
	image: sampleProject.image,
	projectsLiveLink: sampleProject.projectsLiveLink,
	frontend: sampleProject.frontend,
	backend: sampleProject.backend,
	projectTheme: sampleProject.projectTheme,
	projectFeature: sampleProject.projectFeature,
	projectDelivery: sampleProject.projectDelivery,
	projectPrice: sampleProject.projectPrice,
	projectsDescription: sampleProject.projectsDescription,
	category: sampleProject.category,
	slug: null,
	client: wholeProject.client,
	year: wholeProject.year,
	role: wholeProject.role,
	outcomes: wholeProject.outcomes,
	testimonial: null,
	story: wholeProject.story,
	gallery: [{ image: samplePicture.url, alt: 'A shop counter', caption: sampleCaption }],
};

export const sampleBlog: Blog = {
	_id: sampleId,
	slug: 'forms-that-work-without-scripts',
	topic: 'Forms that work without scripts',
	author: 'Mira',
	description: 'A form is **HTML** first.',
	tags: ['HTML', 'Forms'],
	excerpt: 'A form is HTML first.',
	ownExcerpt: 'A form is HTML first.',
	seoTitle: 'Forms without JavaScript',
	seoDescription: 'How a form works before its script has come.',
	pictureAlt: samplePicture.alt,
	readingMinutes: 4,
	date: sampleDate,
	updated: sampleUpdateDate,
	rating: null,
	img: sampleUploadUrl,
	picture: samplePicture,
};

export const managedBlog: DeepRequired<ManagedBlog> = { ...sampleBlog, ...samplePublicationState };

export const blogForm: Required<BlogForm> = {
	topic: sampleBlog.topic,
	author: sampleBlog.author,
	description: sampleBlog.description,
	img: sampleBlog.img,
	pictureAlt: sampleBlog.pictureAlt,
	tags: sampleBlog.tags,
	excerpt: sampleBlog.ownExcerpt,
	seoTitle: sampleBlog.seoTitle,
	seoDescription: sampleBlog.seoDescription,
	slug: null,
};

export const sampleHtml = '<p>A form is <strong>HTML</strong> first.</p>';

const sampleReview: Review = {
	_id: sampleId,
	reviewText: 'On time, and better than we asked for.',
	userImg: null,
	picture: null,
	UserName: 'Nadia Alam',
	userCity: 'Sylhet',
	location: { country: 'Bangladesh' },
	rating: 5,
	date: sampleDate,
	updated: sampleUpdateDate,
};

/** A review with the fields that only the owner sees. */
export const ownedReview: DeepRequired<ListedReview> = {
	...sampleReview,
	...samplePublicationState,
	userEmail: sampleEmail,
	pending: false,
	source: 'visitor',
	picked: false,
	project: { slug: sampleProject.slug, name: sampleProject.projectsName },
	about: { _id: sampleId, name: sampleProject.projectsName },
};

export const ownerReviewForm: Required<OwnerReviewForm> = {
	userName: sampleReview.UserName,
	location: 'Sylhet',
	review: sampleReview.reviewText,
	image: sampleUploadUrl,
	rating: 5,
	picked: false,
};

export const ownReview: OwnReview = {
	...sampleReview,
	projectId: sampleId,
	blogId: null,
	pending: false,
};

export const sampleService: Service = {
	_id: sampleId,
	servicesHeader: 'Web Design',
	servicesDescription: 'From a sketch to a page that reads well on a phone.',
	img: sampleUploadUrl,
	picture: samplePicture,
	deliverables: ['Drawings of every page', 'A prototype for your phone'],
	duration: '2 to 4 weeks',
	priceFrom: 300,
	projects: [sampleId],
	related: [{ _id: sampleId, slug: sampleProject.slug, name: sampleProject.projectsName }],
	updated: sampleUpdateDate,
};
export const managedService: DeepRequired<ManagedService> = {
	...sampleService,
	...samplePublicationState,
};

export const serviceForm: Required<ServiceForm> = {
	servicesHeader: sampleService.servicesHeader,
	servicesDescription: sampleService.servicesDescription,
	img: sampleService.img,
	deliverables: sampleService.deliverables,
	duration: sampleService.duration,
	priceFrom: sampleService.priceFrom,
	projects: [],
};

export const sampleSkill: Skill = {
	_id: sampleId,
	skillName: 'TypeScript',
	percentage: 85,
	level: 'Advanced',
	group: 'frontend',
	img: sampleUploadUrl,
	picture: samplePicture,
	updated: sampleUpdateDate,
};
export const managedSkill: DeepRequired<ManagedSkill> = {
	...sampleSkill,
	...samplePublicationState,
};

export const skillForm: Required<SkillForm> = {
	skillName: sampleSkill.skillName,
	percentage: sampleSkill.percentage,
	img: sampleSkill.img,
	group: sampleSkill.group,
	level: sampleSkill.level,
};

export const sampleUser: User = {
	_id: sampleId,
	displayName: 'Nadia Alam',
	email: sampleEmail,
	emailVerified: true,
	phoneNumber: null,
	photoURL: null,
	picture: null,
	role: 'normal',
	country: 'Bangladesh',
	city: 'Sylhet',
	address: '12 Lake Road',
	aboutMe: 'I sell tea.',
	hasPassword: true,
	termsAccepted: sampleDate,
	twoStep: false,
	date: sampleDate,
};

export const sampleSession: Session = {
	_id: sampleId,
	browser: 'Firefox 145',
	os: 'Android 16',
	device: 'mobile',
	signedInAt: sampleDate,
	lastUsedAt: sampleDate,
	current: true,
};

export const sampleCartItem: CartItem = {
	_id: sampleId,
	projectId: 'p7r4nw2k9s6v1yq8c3t5m0dz',
	slug: sampleProject.slug,
	projectsName: sampleProject.projectsName,
	image: sampleProject.image,
	picture: samplePicture,
	projectsLiveLink: sampleProject.projectsLiveLink,
	frontend: sampleProject.frontend,
	backend: sampleProject.backend,
	projectTheme: sampleProject.projectTheme,
	projectFeature: sampleProject.projectFeature,
	projectDelivery: sampleProject.projectDelivery,
	projectPrice: sampleProject.projectPrice,
	projectsDescription: sampleProject.projectsDescription,
	date: sampleDate,
	email: sampleEmail,
	userName: 'Nadia Alam',
	userImg: null,
};

const contactFields = {
	name: 'Nadia Alam',
	email: sampleEmail,
	number: '+880 1711-000000',
	subject: 'A shop',
	details: 'Twenty teas, two languages.',
};

/** Input of the contact form. */
export const contactBody: Required<Omit<ContactBody, 'website'>> = {
	...contactFields,
	projects: [sampleId],
};

export const ownMessage: OwnMessage = {
	_id: sampleId,
	...contactFields,
	projects: [{ _id: sampleId, name: 'Shapla Tea House' }],
	date: sampleDate,
};
