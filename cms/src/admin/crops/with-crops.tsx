import type { ComponentType } from 'react';
import { Crops } from './crops';

interface Props {
	name: string;
	disabled?: boolean;
}

/** Strapi's field for pictures, and below it how the site cuts what is chosen. */
export const withCrops = (Media: ComponentType<Props>): ComponentType<Props> =>
	function Picture(props) {
		return (
			<>
				<Media {...props} />
				<Crops name={props.name} disabled={props.disabled} />
			</>
		);
	};
