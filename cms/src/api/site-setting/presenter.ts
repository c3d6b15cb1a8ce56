import type { SiteSetting } from '@sumu/contract';
import { type FileRow, picture } from '../../platform/media/picture';

type Text = string | null | undefined;
type Lines = { text: string }[] | null;
interface HeadingRow {
	title: Text;
	text: Text;
}
type SectionName = keyof SiteSetting['sections'];
type PageName = keyof SiteSetting['pages'];

/** The single type with its components; every part may be missing until the owner fills it in. */
export interface SiteSettingRow {
	ownerName: Text;
	headlines: Lines;
	intro: Text;
	heroPicture: FileRow | null;
	platforms: SiteSetting['platforms'] | null;
	socials: SiteSetting['socials'] | null;
	resumeUrl: Text;
	teaserTitle: Text;
	teasers: SiteSetting['teasers'] | null;
	aboutText: Text;
	aboutSkills: Lines;
	portrait: FileRow | null;
	experience: number | null;
	totalProjects: Text;
	achievements: { title: string; text: string; linkLabel: Text; url: Text }[] | null;
	sections: Partial<Record<SectionName, HeadingRow | null>> | null;
	pages: Partial<Record<PageName, Text>> | null;
	development:
		| (HeadingRow & {
				picture: FileRow | null;
				steps: SiteSetting['development']['steps'] | null;
		  })
		| null;
	statistics: { label: string; value: number; note: Text }[] | null;
	newsletterTitle: Text;
	contactHours: Text;
	contactSteps: HeadingRow[] | null;
	footerYear: number | null;
	seo: { title: Text; description: Text; picture: FileRow | null } | null;
}

const texts = (lines: Lines) => (lines ?? []).map(({ text }) => text);
const heading = (row: HeadingRow | null | undefined) => ({
	title: row?.title ?? '',
	text: row?.text ?? '',
});

export function presentSiteSetting(row: Partial<SiteSettingRow>): SiteSetting {
	const ownerName = row.ownerName ?? '';
	const { sections, pages, development, seo } = row;
	return {
		ownerName,
		headlines: texts(row.headlines ?? null),
		intro: row.intro ?? '',
		heroPicture: picture(row.heroPicture, null, ownerName),
		platforms: (row.platforms ?? []).map(({ label, url }) => ({ label, url })),
		socials: (row.socials ?? []).map(({ network, url }) => ({ network, url })),
		resumeUrl: row.resumeUrl ?? '',
		teaserTitle: row.teaserTitle ?? '',
		teasers: (row.teasers ?? []).map(({ title, text, icon }) => ({ title, text, icon })),
		aboutText: row.aboutText ?? '',
		aboutSkills: texts(row.aboutSkills ?? null),
		portrait: picture(row.portrait, null, ownerName),
		experience: row.experience ?? 0,
		totalProjects: row.totalProjects ?? '',
		achievements: (row.achievements ?? []).map(({ title, text, linkLabel, url }) => ({
			title,
			text,
			linkLabel: linkLabel ?? '',
			url: url ?? '',
		})),
		sections: {
			projects: heading(sections?.projects),
			skills: heading(sections?.skills),
			services: heading(sections?.services),
			testimonials: heading(sections?.testimonials),
			blog: heading(sections?.blog),
			contact: heading(sections?.contact),
		},
		pages: {
			projects: pages?.projects ?? '',
			skills: pages?.skills ?? '',
			services: pages?.services ?? '',
			blog: pages?.blog ?? '',
		},
		development: {
			...heading(development),
			picture: picture(development?.picture, null, development?.title ?? ''),
			steps: (development?.steps ?? []).map(({ year, text }) => ({ year, text })),
		},
		statistics: (row.statistics ?? []).map(({ label, value, note }) => ({
			label,
			value,
			note: note ?? '',
		})),
		newsletterTitle: row.newsletterTitle ?? '',
		contactHours: row.contactHours ?? '',
		contactSteps: (row.contactSteps ?? []).map(heading),
		footerYear: row.footerYear ?? new Date().getFullYear(),
		seo: {
			title: seo?.title ?? '',
			description: seo?.description ?? '',
			picture: picture(seo?.picture, null, seo?.title ?? ''),
		},
	};
}
