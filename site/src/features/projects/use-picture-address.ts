import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../lib/document/client-store';

/** URL fragment of the picture at an index. */
export const pictureHash = (index: number) => `#picture-${index + 1}`;

const cameFromPage = (state: unknown) =>
	typeof state === 'object' && state !== null && 'fromPage' in state;

/** Opens one of `count` pictures from the URL fragment. Back closes it; the focus returns to the last one shown. */
export function usePictureAddress(count: number) {
	const { hash, state } = useLocation();
	const navigate = useNavigate();
	const isHydrated = useHydrated();
	const number = Number(/^#picture-(\d+)$/.exec(hash)?.[1] ?? 0);
	const at = isHydrated && number > 0 && number <= count ? number - 1 : null;
	const lastShownIndexRef = useRef<number | null>(null);
	useEffect(() => {
		if (at === null && lastShownIndexRef.current !== null)
			document.getElementById(pictureHash(lastShownIndexRef.current).slice(1))?.focus();
		lastShownIndexRef.current = at;
	}, [at]);
	return {
		at,
		show: (index: number) =>
			void navigate(
				{ hash: pictureHash(index) },
				{ replace: true, state, preventScrollReset: true },
			),
		close() {
			if (cameFromPage(state)) void navigate(-1);
			else void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
		},
	};
}
