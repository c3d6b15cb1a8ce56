import { useLocation } from 'react-router-dom';

/** Pages that belong to the section of another. */
const belongsTo: Readonly<Record<string, string>> = {
	home: '',
	project: 'projects',
	blog: 'blogs',
};

const sectionOf = (path: string) => {
	// In percents where it is in another script, as the address of the page on screen is.
	const { pathname } = new URL(path, 'http://here.invalid');
	const section = pathname.split('/')[1] ?? '';
	return belongsTo[section] ?? section;
};

/** Whether the page on screen belongs to the section a link leads to: every page of a list does. */
export function useIsCurrent() {
	const { pathname } = useLocation();
	return (to: string) => to.startsWith('/') && sectionOf(to) === sectionOf(pathname);
}
