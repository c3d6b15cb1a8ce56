import { useLocation } from 'react-router-dom';

const sectionOf = (path: string) => {
	const section = path.split('/')[1] ?? '';
	return section === 'home' ? '' : section;
};

/** Whether the page on screen belongs to the section a link leads to: every page of a list does. */
export function useIsCurrent() {
	const { pathname } = useLocation();
	return (to: string) => sectionOf(to) === sectionOf(pathname);
}
