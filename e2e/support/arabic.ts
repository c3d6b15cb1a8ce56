import type { BlogForm, ProjectForm, SiteUpdateBody } from '@sumu/contract';
import { getSite, listProjects } from '@sumu/contract';
import type { OwnerApi } from './owner';

const words: Readonly<Record<string, string>> = {
	home: 'الرئيسية',
	about: 'نبذة',
	skills: 'المهارات',
	services: 'الخدمات',
	projects: 'الأعمال',
	portfolio: 'الأعمال',
	blog: 'المدونة',
	contact: 'تواصل',
	login: 'دخول',
	seeMore: 'المزيد',
	contactNow: 'تواصل معي',
	inPictures: 'بالصور',
	hireMe: 'لنعمل معًا',
};

const settings: SiteUpdateBody = {
	language: 'ar',
	ownerName: 'نجوى الحربي',
	headlines: ['تصمّم مواقع هادئة وواضحة', 'تكتب الشيفرة كما يُنسج القماش', 'تعمل من عمّان'],
	intro:
		'أرسم المواقع وأبنيها للمتاجر والمراسم والشركات الصغيرة، خيطًا بعد خيط: من أول رسم إلى الخادم الذي يعمل عليه. يدٌ واحدة، فلا يضيع شيء بين الرسم والشيفرة.',
	aboutText:
		'مصممة تكتب الشيفرة، ومطوّرة تعرف الرسم. تعلّمت الاثنين على طاولة واحدة، ولذلك تصمد تصاميمي حين تلتقي بالمتصفح.',
	words,
};

const titles: Readonly<Record<string, [title: string, text: string]>> = {
	teasers: ['ستّ عادات في كل مشروع', ''],
	projects: ['أحدث الأعمال', 'آخر ما غادر الطاولة. لكلٍّ صوته، لأن لكل عميل صوته.'],
	services: ['الخدمات', 'خذ واحدة، أو الستّ كلها على التوالي.'],
	testimonials: ['قالوا عن العمل', 'العملاء بكلماتهم.'],
	blog: ['من الدفتر', 'ما تعلّمته في مشروع وتمنّيت لو قرأته قبل أن يبدأ.'],
	contact: ['أخبرني بما تحتاج', 'تكفي جملة للبداية. أجيب عن كل رسالة بنفسي.'],
};

const project: ProjectForm = {
	projectsName: 'متجر «نول» للسجّاد اليدوي',
	projectsDescription:
		'متجر لسجّاد منسوج باليد في السلط، مع 120 قطعة لا تتكرر. كان البيع بالهاتف، وصار نصفه عبر الموقع (React و Node.js) خلال 3 أشهر.',
	image: '',
	year: 2026,
	client: 'نول، السلط',
	role: 'التصميم والبناء',
	outcomes: [
		{ value: '48٪', label: 'من البيع عبر الموقع' },
		{ value: '1.2 ث', label: 'حتى أول صورة' },
	],
	story:
		'## ما طُلب\n\nأن يرى الزائر العقدة قبل السعر، وأن يُفهم الموقع من دون شرح.\n\n- صور كبيرة، وكلام قليل.\n- سعر واحد لا يتغيّر.\n\n## ما صار\n\n> كأن الزبون يلمس السجادة قبل أن يشتريها.\n> — أم يزن، صاحبة المتجر\n\nالعنوان `src/cart.ts` يحسب الشحن وحده.',
};

const post: BlogForm = {
	topic: 'كيف تُكتب صفحة تُقرأ من اليمين',
	author: 'نجوى الحربي',
	img: '',
	tags: ['تصميم', 'خطوط'],
	excerpt: 'ثلاثة أشياء تُنسى دائمًا، وسطر واحد من CSS يكفيها.',
	description:
		'الاتجاه ليس مرآة. تنقلب الأعمدة والأسهم، ولا تنقلب الأرقام ولا الشيفرة.\n\n## ما ينقلب\n\n1. الهوامش: `margin-inline-start` بدل `margin-left`.\n2. الأسهم التي تعني «التالي».\n\n## ما لا ينقلب\n\n| الشيء | الاتجاه |\n| --- | ---: |\n| الشيفرة | من اليسار |\n| 25/11/2026 | كما هو |\n\n```css\n.card { margin-inline-start: 1rem; }\n```\n\n> كل صفحة تُقرأ مرتين: مرة بالعين ومرة بالأصابع.\n> — من دفتر قديم',
};

const reviews = [
	['أم يزن', 'السلط', 'فهمت المتجر أكثر مما فهمناه نحن. كل سؤال منها كان يختصر أسبوعًا.'],
	['Lina Haddad', 'عمّان', 'سلّمت قبل الموعد بيومين، والموقع يفتح قبل أن أرفع إصبعي.'],
	['خالد المصري', 'إربد', 'لأول مرة يقول لنا أحد: هذا لا تحتاجونه.'],
] as const;

/**
 * Switches the site under test to Arabic and adds reviews, a project and a post in Arabic. Returns their ids, and
 * `undo` to restore the site.
 */
export async function speakArabic(api: OwnerApi) {
	const { data: before } = await api.call('get', getSite.path);
	const { data: projects } = await api.call('get', listProjects.path);
	const pictures: string[] = projects.map(({ image }: { image: string }) => image).filter(Boolean);
	const [image = '', ...others] = pictures;
	const gallery = others.slice(0, 4).map((picture, at) => ({
		image: picture,
		alt: `صورة ${at + 1}`,
		caption: `القطعة رقم ${at + 1}، من صوف 100٪`,
	}));
	const made: string[] = [];
	const add = async (path: string, remove: string, body: object): Promise<string> => {
		const { insertedId } = await api.call('post', path, body);
		made.push(`${remove}/${insertedId}`);
		return insertedId;
	};
	const sections = before.sections.map((section: { key: string }) => {
		const [title, text] = titles[section.key] ?? [];
		return title === undefined ? section : { ...section, title, text };
	});
	const restored = Object.fromEntries(
		[...Object.keys(settings), 'sections'].map((key) => [key, before[key]]),
	);
	await api.call('put', '/site', { ...settings, sections });
	for (const [userName, location, review] of reviews)
		await add('/projects/add-review', '/review', {
			...{ userName, location, review, image, rating: 5, picked: true },
		});
	return {
		project: await add('/project/project-add', '/projects', {
			...{ ...details, ...project, image, gallery },
		}),
		post: await add('/blog/add-blog', '/blog', { ...post, img: image }),
		async undo(owner: OwnerApi) {
			for (const path of made) await owner.call('delete', path);
			await owner.call('put', '/site', restored);
		},
	};
}

/** Required fields of a project. */
const details = {
	projectsLiveLink: 'https://nol.example/',
	projectTheme: 'متجر',
	frontend: 'React',
	backend: 'Node.js',
	projectPrice: 2400,
	projectDelivery: '6 أسابيع',
	projectFeature: ['سلة مشتريات', 'دفع آمن', 'لوحة تحكم', 'نسخ ليلية'],
};
