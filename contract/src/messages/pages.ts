export const freePrice = 'Free';
/** Returns an empty text if there is no price. */
export const formatPrice = (price: number | null) =>
	price === null ? '' : price === 0 ? freePrice : `$_${price}`;
export const skillLevel = (level: string) => `lavel : ${level}`;
export const fullyResponsive = 'Fully Responsive';
export const deliveryTime = (delivery: string) => `${delivery} Delivery`;
export const contactNow = 'Contact Now';
