import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDigits } from '@/components/ui/text/digits';
import { chartHeight } from './chartHeight';

interface StackedBarsProps {
  /** A label of each bar. */
  labels: readonly string[];
  /** The parts of the bars, in the order of the labels. */
  series: readonly { label: string; data: readonly number[] }[];
}

/** A chart of stacked bars. Its numbers stand in a table beside it, for those who don't see it. */
export function StackedBars({ labels, series }: StackedBarsProps) {
  const digits = useDigits();
  const { palette } = useTheme();
  const colors = [palette.primary.main, palette.warning.main, palette.success.main, palette.text.secondary];
  return (
    <BarChart
      height={chartHeight}
      skipAnimation
      disableKeyboardNavigation
      colors={colors}
      xAxis={[{ data: labels, scaleType: 'band', tickLabelStyle: { fontSize: 12 } }]}
      yAxis={[{ width: 40, tickMinStep: 1, valueFormatter: (value: number) => digits(value) }]}
      series={series.map(({ label, data }) => ({
        label,
        data: [...data],
        stack: 'all',
        valueFormatter: (value: number | null) => digits(value ?? 0),
      }))}
    />
  );
}
