export const free = 'Free';
/** Returns an empty text if there is no price. */
export const price = (price: number | null) =>
	price === null ? '' : price === 0 ? free : `$_${price}`;
export const skillLevel = (level: string) => `lavel : ${level}`;
export const responsive = 'Fully Responsive';
export const delivery = (delivery: string) => `${delivery} Delivery`;
export const contactNow = 'Contact Now';
