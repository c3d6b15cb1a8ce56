import { chakra } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';

const Title = chakra(Link, {
	base: { textStyle: 'ui', _hover: { textDecoration: 'underline' } },
});

/** A row's name as a link that opens it (`?open=`). */
export function OpenLink({ id, children }: { id: string; children: string }) {
	const [params] = useSearchParams();
	const nextParams = new URLSearchParams(params);
	nextParams.set('open', id);
	return (
		<Title to={`?${nextParams}`} preventScrollReset>
			{children}
		</Title>
	);
}
