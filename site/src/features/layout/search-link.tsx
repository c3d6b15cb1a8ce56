import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { searchKey, useShortcutOn } from '../../lib/document/search-shortcut';
import { useWords } from '../../lib/words/use-words';
import { IconLink } from '../../ui/button';
import { useIsCurrent } from './use-is-current';

const isTyping = (target: EventTarget | null) =>
	target instanceof HTMLElement &&
	(target.isContentEditable || target.closest('input, textarea, select, dialog') !== null);

/** Link to the search page. The shortcut key has the same effect, except while the visitor types. */
export function SearchLink() {
	const { t } = useWords();
	const searchPath = sitePaths.search.at();
	const navigate = useNavigate();
	const isCurrent = useIsCurrent()(searchPath);
	const isOn = useShortcutOn();
	useEffect(() => {
		if (!isOn) return;
		const onKeyDown = (event: KeyboardEvent) => {
			const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
			if (event.key !== searchKey || !isPlain || isTyping(event.target)) return;
			event.preventDefault();
			const field = document.querySelector<HTMLInputElement>('main [type=search]');
			if (field) field.select();
			else navigate(searchPath);
		};
		addEventListener('keydown', onKeyDown);
		return () => removeEventListener('keydown', onKeyDown);
	}, [isOn, navigate, searchPath]);
	return (
		<IconLink
			to={searchPath}
			prefetch="intent"
			aria-label={t('Search')}
			aria-keyshortcuts={isOn ? searchKey : undefined}
			aria-current={isCurrent ? 'page' : undefined}
		>
			<Search size={20} strokeWidth={1.75} aria-hidden />
		</IconLink>
	);
}
