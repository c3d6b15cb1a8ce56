import type { Blog, BlogForm, ManagedBlog } from '../schemas/blog';
import type { CartItem } from '../schemas/card';
import type { ContactBody } from '../schemas/contact';
import type { OwnMessage } from '../schemas/inbox';
import type { ListedReview, OwnerReviewForm } from '../schemas/owner-review';
import type { Picture } from '../schemas/picture';
import type {
	ManagedProject,
	ManagedWholeProject,
	OpenedProject,
	Project,
	WholeProject,
} from '../schemas/project';
import type { ProjectForm } from '../schemas/project-form';
import type { OwnReview, Review } from '../schemas/review';
import type { ManagedService, Service, ServiceForm } from '../schemas/service';
import type { ManagedSkill, Skill, SkillForm } from '../schemas/skill';
import type { Session, User } from '../schemas/user';
import type { Complete } from './example';

export const id = 'k2x9mvq7c1d4tz8b5h3wy0fa';
export const date = '2026-03-14T09:26:53.000Z';
export const updated = '2026-04-02T15:08:30.000Z';
export const email = 'nadia@example.com';

const uploaded = 'https://mira.example/uploads/tea_house_5f1c2d.webp';

export const picture: Picture = {
	url: uploaded,
	width: 1600,
	height: 1000,
	alt: 'The shop’s front page',
	placeholder: 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
	focalPoint: { x: 40, y: 20 },
	formats: [{ url: '/uploads/w640_tea_house.avif', width: 640, height: 400, mime: 'image/avif' }],
};

export const project: Project = {
	_id: id,
	slug: 'shapla-tea-house',
	projectsName: 'Shapla Tea House',
	image: uploaded,
	picture,
	projectsLiveLink: 'https://shapla.example',
	frontend: 'React, Tailwind',
	backend: 'Node.js, Express',
	projectTheme: 'Shop',
	projectFeature: ['Cart', 'Payment', 'Search', 'Two languages'],
	projectDelivery: '3 weeks',
	projectPrice: 480,
	projectsDescription: 'A shop for twenty teas, in Bangla and English.',
	category: 'Web Development',
	date,
	updated,
	rating: { average: 4.6, count: 12 },
};

/** Publication state of an entry, for users who manage it. */
export const state = {
	status: 'scheduled',
	publishAt: '2026-12-04T03:00:00.000Z',
	shown: true,
} as const;
export const managedProject: Complete<ManagedProject> = { ...project, ...state };

const caption = 'The counter, a week after the opening.';

export const wholeProject: WholeProject = {
	...project,
	story: 'Tea was sold by **telephone**.',
	html: '<p>Tea was sold by <strong>telephone</strong>.</p>',
	client: 'Shapla Estate',
	year: 2025,
	role: 'Design and development',
	outcomes: [{ value: '×2', label: 'orders in the first season' }],
	gallery: [{ picture, alt: 'A shop counter', caption }],
	testimonial: {
		_id: id,
		reviewText: 'Mira understood tea before he drew a line.',
		UserName: 'Rokeya Begum',
		userImg: null,
	},
};
export const managedWholeProject: Complete<ManagedWholeProject> = { ...wholeProject, ...state };

const { _id, slug, projectsName, projectTheme } = project;
export const openedProject: Complete<OpenedProject> = {
	...managedWholeProject,
	previous: { _id, slug: 'boat-tours', projectsName: 'Boat tours', projectTheme, picture },
	next: { _id, slug, projectsName, projectTheme, picture },
};

export const projectForm: Required<ProjectForm> = {
	projectsName: project.projectsName,
	image: project.image,
	projectsLiveLink: project.projectsLiveLink,
	frontend: project.frontend,
	backend: project.backend,
	projectTheme: project.projectTheme,
	projectFeature: project.projectFeature,
	projectDelivery: project.projectDelivery,
	projectPrice: project.projectPrice,
	projectsDescription: project.projectsDescription,
	category: project.category,
	slug: null,
	client: wholeProject.client,
	year: wholeProject.year,
	role: wholeProject.role,
	outcomes: wholeProject.outcomes,
	testimonial: null,
	story: wholeProject.story,
	gallery: [{ image: picture.url, alt: 'A shop counter', caption }],
};

export const blog: Blog = {
	_id: id,
	slug: 'forms-that-work-without-scripts',
	topic: 'Forms that work without scripts',
	author: 'Mira',
	description: 'A form is **HTML** first.',
	tags: ['HTML', 'Forms'],
	excerpt: 'A form is HTML first.',
	ownExcerpt: 'A form is HTML first.',
	seoTitle: 'Forms without JavaScript',
	seoDescription: 'How a form works before its script has come.',
	pictureAlt: picture.alt,
	readingMinutes: 4,
	date,
	updated,
	rating: null,
	img: uploaded,
	picture,
};

export const managedBlog: Complete<ManagedBlog> = { ...blog, ...state };

export const blogForm: Required<BlogForm> = {
	topic: blog.topic,
	author: blog.author,
	description: blog.description,
	img: blog.img,
	pictureAlt: blog.pictureAlt,
	tags: blog.tags,
	excerpt: blog.ownExcerpt,
	seoTitle: blog.seoTitle,
	seoDescription: blog.seoDescription,
	slug: null,
};

export const html = '<p>A form is <strong>HTML</strong> first.</p>';

const review: Review = {
	_id: id,
	reviewText: 'On time, and better than we asked for.',
	userImg: null,
	picture: null,
	UserName: 'Nadia Alam',
	userCity: 'Sylhet',
	location: { country: 'Bangladesh' },
	rating: 5,
	date,
	updated,
};

/** A review with the fields that only the owner sees. */
export const ownedReview: Complete<ListedReview> = {
	...review,
	...state,
	userEmail: email,
	pending: false,
	source: 'visitor',
	picked: false,
	project: { slug: project.slug, name: project.projectsName },
	about: { _id: id, name: project.projectsName },
};

export const ownerReviewForm: Required<OwnerReviewForm> = {
	userName: review.UserName,
	location: 'Sylhet',
	review: review.reviewText,
	image: uploaded,
	rating: 5,
	picked: false,
};

export const ownReview: OwnReview = { ...review, projectId: id, blogId: null, pending: false };

export const service: Service = {
	_id: id,
	servicesHeader: 'Web Design',
	servicesDescription: 'From a sketch to a page that reads well on a phone.',
	img: uploaded,
	picture,
	deliverables: ['Drawings of every page', 'A prototype for your phone'],
	duration: '2 to 4 weeks',
	priceFrom: 300,
	projects: [id],
	related: [{ _id: id, slug: project.slug, name: project.projectsName }],
	updated,
};
export const managedService: Complete<ManagedService> = { ...service, ...state };

export const serviceForm: Required<ServiceForm> = {
	servicesHeader: service.servicesHeader,
	servicesDescription: service.servicesDescription,
	img: service.img,
	deliverables: service.deliverables,
	duration: service.duration,
	priceFrom: service.priceFrom,
	projects: [],
};

export const skill: Skill = {
	_id: id,
	skillName: 'TypeScript',
	percentage: 85,
	level: 'Advanced',
	group: 'frontend',
	img: uploaded,
	picture,
	updated,
};
export const managedSkill: Complete<ManagedSkill> = { ...skill, ...state };

export const skillForm: Required<SkillForm> = {
	skillName: skill.skillName,
	percentage: skill.percentage,
	img: skill.img,
	group: skill.group,
	level: skill.level,
};

export const user: User = {
	_id: id,
	displayName: 'Nadia Alam',
	email,
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
	termsAccepted: date,
	twoStep: false,
	date,
};

export const session: Session = {
	_id: id,
	browser: 'Firefox 145',
	os: 'Android 16',
	device: 'mobile',
	signedInAt: date,
	lastUsedAt: date,
	current: true,
};

export const card: CartItem = {
	_id: id,
	projectId: 'p7r4nw2k9s6v1yq8c3t5m0dz',
	slug: project.slug,
	projectsName: project.projectsName,
	image: project.image,
	picture,
	projectsLiveLink: project.projectsLiveLink,
	frontend: project.frontend,
	backend: project.backend,
	projectTheme: project.projectTheme,
	projectFeature: project.projectFeature,
	projectDelivery: project.projectDelivery,
	projectPrice: project.projectPrice,
	projectsDescription: project.projectsDescription,
	date,
	email,
	userName: 'Nadia Alam',
	userImg: null,
};

const written = {
	name: 'Nadia Alam',
	email,
	number: '+880 1711-000000',
	subject: 'A shop',
	details: 'Twenty teas, two languages.',
};

/** Input of the contact form. */
export const contactBody: Required<Omit<ContactBody, 'website'>> = { ...written, projects: [id] };

export const ownMessage: OwnMessage = {
	_id: id,
	...written,
	projects: [{ _id: id, name: 'Shapla Tea House' }],
	date,
};
