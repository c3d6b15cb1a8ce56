import { useLocation } from 'react-router-dom';

/** Section of pages whose first path segment differs from it. */
const belongsTo: Readonly<Record<string, string>> = {
	home: '',
	project: 'projects',
	blog: 'blogs',
};

const sectionOf = (path: string) => {
	// Percent-encodes other scripts, as in the current location.
	const { pathname } = new URL(path, 'http://here.invalid');
	const section = pathname.split('/')[1] ?? '';
	return belongsTo[section] ?? section;
};

/** Returns a function that checks whether a link leads to the current section, e.g. any page of a list. */
export function useIsCurrent() {
	const { pathname } = useLocation();
	return (to: string) => to.startsWith('/') && sectionOf(to) === sectionOf(pathname);
}
