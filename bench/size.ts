/** How many records the page shows: its address says so (`?size=500`). */
export const size = Number(new URLSearchParams(window.location.search).get('size'));
