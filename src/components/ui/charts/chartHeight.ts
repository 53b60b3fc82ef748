/** The height of the chart, in pixels: it is reserved while the chart's code loads. */
export const chartHeight = 320;
